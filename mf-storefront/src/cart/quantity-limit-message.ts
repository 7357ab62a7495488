import { maxQuantityPerLine } from '@lumora/shared-contract/cart';

/** Returns the reason for the max quantity: the limit per line (`maxQuantityPerLine`) or the stock. */
export function quantityLimitMessage(max: number): string {
  return max === maxQuantityPerLine ? `At most ${max} of one sign` : `Only ${max} left`;
}
