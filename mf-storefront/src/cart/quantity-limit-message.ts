import { maxQuantityPerLine } from '@lumora/shared-contract';

/** Why no more of a sign may be bought: the shop's rule, or its stock. */
export function quantityLimitMessage(most: number): string {
  return most === maxQuantityPerLine ? `At most ${most} of one sign` : `Only ${most} left`;
}
