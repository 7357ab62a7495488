import type { GateCheck, PageSize } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';

/** Checks candidate releases before their channels move. */
export interface Gate {
  /** Checks a candidate against the releases `others` of the other modules. */
  check(candidate: Release, others: Release[]): Promise<GateCheck[]>;
  /** Checks releases that move together against the live releases of the other modules. Returns one verdict for all. */
  checkSet(candidates: Release[]): Promise<GateCheck[]>;
  /** Returns the sizes of the pages of `release` that have a budget, beside the releases `others` of the other modules. */
  pageSizes(release: Release, others: Release[]): PageSize[];
  /** Returns whether the verdict allows the move. */
  passes(verdict: GateCheck[]): boolean;
}
