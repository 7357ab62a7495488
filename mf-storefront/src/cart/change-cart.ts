import { mostCartLines, mostOfOne, type CartLine } from '@lumora/shared-contract';
import { cart } from './cart-store.ts';

/** Puts pieces of a variant into the cart, beside those that are in it; throws words for the shopper if they do not fit. */
export function addToCart(variant_id: number, quantity: number, most: number): void {
  const lines = cart.get();
  const inCart = lines.find((line) => line.variant_id === variant_id)?.quantity ?? 0;
  if (inCart + quantity > most) throw new CartRefusal(tooManyWords(inCart, most));
  if (inCart > 0) return setQuantity(variant_id, inCart + quantity);
  if (lines.length >= mostCartLines) {
    throw new CartRefusal(`Your cart is full: ${mostCartLines} different signs. Order these first, or remove one.`);
  }
  cart.replace([...lines, { variant_id, quantity }]);
}

export function setQuantity(variant_id: number, quantity: number): void {
  cart.replace(cart.get().map((line) => (line.variant_id === variant_id ? { variant_id, quantity } : line)));
}

export function removeLine(variant_id: number): void {
  cart.replace(cart.get().filter((line) => line.variant_id !== variant_id));
}

/** Undoes a removal: the line comes back where it stood, unless it has come back in another way. */
export function putBack(line: CartLine, place: number): void {
  const lines = cart.get();
  if (lines.every(({ variant_id }) => variant_id !== line.variant_id)) cart.replace(lines.toSpliced(place, 0, line));
}

/** What was asked for is not done; the message says to the shopper why. */
class CartRefusal extends Error {
  override readonly name = 'CartRefusal';
}

function tooManyWords(inCart: number, most: number): string {
  const limit = most === mostOfOne ? `At most ${most} of one sign` : `Only ${most} left`;
  return inCart === 0 ? `${limit}.` : `${limit}, and ${inCart} of them in your cart already.`;
}
