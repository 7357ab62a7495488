import { mostOfOne } from '@lumora/shared-contract';

/** Why no more of a sign may be bought: the shop's rule, or its stock. */
export function mostWords(most: number): string {
  return most === mostOfOne ? `At most ${most} of one sign` : `Only ${most} left`;
}
