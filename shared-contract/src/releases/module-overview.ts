import type { ChannelMove } from './channel-move.ts';

/** Loads and failures of a release since the last change of its channel, as reported to the responding gateway. */
export interface ReleaseStats {
  loads: number;
  failures: number;
}

/** Reports of browsers about a release in five minutes from `at` (ISO 8601). `median_ms` is the load time; null without loads. */
export interface LoadInterval {
  at: string;
  loads: number;
  failures: number;
  median_ms: number | null;
}

/** Bytes (gzip) of the scripts of a first visit to a page, and the budget. */
export interface PageSize {
  page: string;
  bytes: number;
  max_bytes: number;
}

/** A published release on the Modules page. `first_load` is bytes (gzip). */
export interface ReleaseSummary {
  id: string;
  version: string;
  built_at: string;
  built_by: string;
  commit: string;
  team: string | null;
  first_load: number;
}

/**
 * A failure that a browser or the gateway reported. `occurred_at` is ISO 8601; `report` is the id of the browser's report,
 * empty for the gateway's.
 */
export interface ModuleFailure {
  occurred_at: string;
  release: string;
  message: string;
  path: string;
  report: string;
}

/** A module of `GET /admin/releases` with a live release. Releases, history and failures are newest first. */
export interface ModuleOverview {
  module: string;
  kind: 'shell' | 'console' | 'storefront';
  live: ReleaseSummary & { stats: ReleaseStats; intervals: LoadInterval[] };
  canary: (ReleaseSummary & { percent: number; stats: ReleaseStats; intervals: LoadInterval[] }) | null;
  /** reason why it is disabled; null while it is enabled */
  disabled_reason: string | null;
  /** titles of its console pages, which are not available while it is disabled */
  pages: string[];
  /** the release that a rollback restores; null without one */
  previous: string | null;
  /** modules that were promoted together with the live release and roll back together with it, including itself */
  set: string[];
  /** sizes of its pages that have a budget */
  sizes: PageSize[];
  /** the release to which this browser is pinned */
  pinned: string | null;
  releases: ReleaseSummary[];
  history: ChannelMove[];
  failures: ModuleFailure[];
  /** what it extends, with the title of each extension */
  extensions: { slot: string; title: string }[];
  /** shared packages that it provides (with version) or consumes from the shell (with range) */
  shared: { name: string; version: string; is_provided: boolean }[];
}

/** A module of `GET /admin/releases` that was published, but never promoted. Releases are newest first. */
export type UnpromotedModule = Pick<ModuleOverview, 'module' | 'kind' | 'releases'>;

/** Response of `GET /admin/releases`. Gateways before this field send no `unpromoted`. */
export interface ModulesResponse {
  data: ModuleOverview[];
  unpromoted?: UnpromotedModule[];
}
