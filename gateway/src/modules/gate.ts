import type { GateCheck, Release } from '@lumora/shared-contract';

/** Checks a candidate before its channel moves. */
export interface Gate {
  /** Returns the verdict on a candidate beside the live releases of the other modules, or beside `others`. */
  check(candidate: Release, others?: Release[]): Promise<GateCheck[]>;
  /** Returns whether the verdict allows the move. */
  passes(verdict: GateCheck[]): boolean;
}
