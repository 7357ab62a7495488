import { lineKey, maxCartLines, type CartLine } from '@lumora/shared-contract';
import { cart } from './cart-store.ts';
import { quantityLimitMessage } from './quantity-limit-message.ts';

/** What a line of the cart is of: a variant or a design. */
export type CartLineSummary = Omit<CartLine, 'quantity'>;

/** Puts pieces of a sign into the cart, beside those that are in it; throws words for the shopper if they do not fit. */
export function addToCart(sign: CartLineSummary, quantity: number, most: number): void {
  const lines = cart.get();
  const inCart = lines.find(isOf(sign))?.quantity ?? 0;
  if (inCart + quantity > most) throw new CartRefusal(tooManyWords(inCart, most));
  if (inCart > 0) return setQuantity(sign, inCart + quantity);
  if (lines.length >= maxCartLines) {
    throw new CartRefusal(`Your cart is full: ${maxCartLines} different signs. Order these first, or remove one.`);
  }
  cart.replace([...lines, { ...sign, quantity }]);
}

export function setQuantity(sign: CartLineSummary, quantity: number): void {
  cart.replace(cart.get().map((line) => (isOf(sign)(line) ? { ...sign, quantity } : line)));
}

export function removeLine(sign: CartLineSummary): void {
  cart.replace(cart.get().filter((line) => !isOf(sign)(line)));
}

/** Undoes a removal: the line comes back where it stood, unless it has come back in another way. */
export function restoreLine(line: CartLine, place: number): void {
  const lines = cart.get();
  if (!lines.some(isOf(line))) cart.replace(lines.toSpliced(place, 0, line));
}

function isOf(sign: CartLineSummary): (line: CartLineSummary) => boolean {
  return (line) => lineKey(line) === lineKey(sign);
}

/** What was asked for is not done; the message says to the shopper why. */
class CartRefusal extends Error {
  override readonly name = 'CartRefusal';
}

function tooManyWords(inCart: number, most: number): string {
  return inCart === 0
    ? `${quantityLimitMessage(most)}.`
    : `${quantityLimitMessage(most)}, and ${inCart} of them in your cart already.`;
}
