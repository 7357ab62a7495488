import { lineKey, type CartLine } from '@lumora/shared-contract';
import { cart } from './cart-store.ts';

/** Takes what was ordered out of the cart; what could not be had of it stays. */
export function removeOrdered(ordered: CartLine[]): void {
  const pieces = new Map(ordered.map((line) => [lineKey(line), line.quantity]));
  const left = cart.get().map((line) => ({ ...line, quantity: line.quantity - (pieces.get(lineKey(line)) ?? 0) }));
  cart.replace(left.filter(({ quantity }) => quantity > 0));
}
