import { getDefaultStore } from 'jotai';
import { lineKey, maxCartLines, type CartLine } from '@lumora/shared-contract/cart';
import { cartAtom } from './cart-atom.ts';
import { quantityLimitMessage } from './quantity-limit-message.ts';

/** The id of a line: `variant_id` or `design_id`. */
export type CartLineId = Omit<CartLine, 'quantity'>;

/**
 * Adds `quantity` to the line of a variant or design. Throws `CartLimitError` with a message for the shopper when the line
 * would exceed `max` or the cart `maxCartLines`.
 */
export function addToCart(id: CartLineId, quantity: number, max: number): void {
  const lines = getDefaultStore().get(cartAtom);
  const inCart = lines.find(hasId(id))?.quantity ?? 0;
  if (inCart + quantity > max) throw new CartLimitError(limitMessage(inCart, max));
  if (inCart > 0) return setQuantity(id, inCart + quantity);
  if (lines.length >= maxCartLines) {
    throw new CartLimitError(`Your cart is full: ${maxCartLines} different signs. Order these first, or remove one.`);
  }
  changeLines((others) => [...others, { ...id, quantity }]);
}

/** Replaces the quantity of a line. */
export function setQuantity(id: CartLineId, quantity: number): void {
  changeLines((lines) => lines.map((line) => (hasId(id)(line) ? { ...id, quantity } : line)));
}

/** Removes a line; does nothing when the cart does not contain it. */
export function removeLine(id: CartLineId): void {
  changeLines((lines) => lines.filter((line) => !hasId(id)(line)));
}

/** Undoes a removal: inserts the line at `index`, unless the cart contains it already. */
export function restoreLine(line: CartLine, index: number): void {
  changeLines((lines) => (lines.some(hasId(line)) ? lines : lines.toSpliced(index, 0, line)));
}

/** Replaces the lines of the cart by the result of `change`. */
export function changeLines(change: (lines: CartLine[]) => CartLine[]): void {
  getDefaultStore().set(cartAtom, change);
}

function hasId(id: CartLineId): (line: CartLineId) => boolean {
  return (line) => lineKey(line) === lineKey(id);
}

/** A limit of the cart is exceeded; the message is for the shopper. */
class CartLimitError extends Error {
  override readonly name = 'CartLimitError';
}

function limitMessage(inCart: number, max: number): string {
  return inCart === 0
    ? `${quantityLimitMessage(max)}.`
    : `${quantityLimitMessage(max)}, and ${inCart} of them in your cart already.`;
}
