import type { Release } from '@lumora/releases/release-schema';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import type { Team } from '@lumora/releases/signatures/teams';

/** What the gate judges a candidate by. */
export interface GateContext {
  store: ReleaseStore;
  teams: Team[];
  /** the live releases of all other modules */
  others: Release[];
  /** version of the HTTP API that serves this store; null when it could not be asked */
  apiVersion: string | null;
  /** bytes of scripts (gzip) that a first visit may download, by page */
  budgets: Record<string, { scripts: number }>;
}

/** Why a candidate is refused, in words; none is a pass. */
export type Findings = string[];
