import type { ChannelMove } from './release.ts';

/** How a release has fared since its channel's last move, as the gateway that answers heard of it. */
export interface ReleaseStats {
  loads: number;
  failures: number;
}

/** A published release, as the Modules page lists it. Sizes are bytes of the first load (gzip). */
export interface ReleaseSummary {
  id: string;
  version: string;
  built_at: string;
  built_by: string;
  commit: string;
  team: string | null;
  first_load: number;
}

/** A failure that a browser told of. */
export interface ModuleFailure {
  at: string;
  release: string;
  message: string;
  path: string;
  report: string;
}

/** One module of `GET /admin/releases`. Newest releases, moves and failures first. */
export interface ModuleOverview {
  module: string;
  kind: 'shell' | 'console' | 'storefront';
  live: ReleaseSummary & { fares: ReleaseStats };
  canary: (ReleaseSummary & { percent: number; fares: ReleaseStats }) | null;
  /** why it is switched off; null while it is on */
  off_because: string | null;
  /** titles of its pages in the console, which are gone while it is off */
  pages: string[];
  /** where a rollback leads; null when there is nothing to go back to */
  before: string | null;
  /** the release that this browser is held to, whatever is live */
  pinned: string | null;
  releases: ReleaseSummary[];
  history: ChannelMove[];
  failures: ModuleFailure[];
  /** packages that it takes from the shell or offers, with the version or range */
  shared: { name: string; version: string; is_offered: boolean }[];
}
