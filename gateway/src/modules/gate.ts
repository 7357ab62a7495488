import type { GateCheck } from '@lumora/shared-contract';
import type { Release } from '@lumora/releases/release-schema';

/** Checks a candidate release before its channel moves. */
export interface Gate {
  /** Checks a candidate against the live releases of the other modules, or against `others`. */
  check(candidate: Release, others?: Release[]): Promise<GateCheck[]>;
  /** Returns whether the verdict allows the move. */
  passes(verdict: GateCheck[]): boolean;
}
