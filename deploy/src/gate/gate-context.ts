import type { Release } from '@lumora/releases/release-schema';
import type { AllowedSecurity } from '@lumora/gateway/pages/module-security';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import type { Team } from '@lumora/releases/signatures/teams';

/** Data with which the gate compares a candidate. */
export interface GateContext {
  store: ReleaseStore;
  teams: Team[];
  /** the releases of all other modules after the move */
  others: Release[];
  /** those of `others` that move together with the candidate */
  together: Release[];
  /** the operator's allow-list of security additions */
  security: AllowedSecurity;
  /** version of the HTTP API that serves this store; null when it did not respond */
  apiVersion: string | null;
  /** URL of that API (ends with `/api`), from which pages of the shop get their data; null: they are opened without data */
  dataUrl: string | null;
  /** max bytes of scripts (gzip) that a first visit downloads, by page; `/admin/*` for pages without a budget of their own */
  budgets: Record<string, { scripts: number }>;
}

/** Messages about a failed check; empty when it passed. */
export type Findings = string[];
