import { lineKey, type CartLine } from '@lumora/shared-contract';
import { cart } from './cart-store.ts';

/** Subtracts the ordered quantities from the cart and removes lines with none left. */
export function removeOrdered(ordered: CartLine[]): void {
  const pieces = new Map(ordered.map((line) => [lineKey(line), line.quantity]));
  const remaining = cart.get().map((line) => ({ ...line, quantity: line.quantity - (pieces.get(lineKey(line)) ?? 0) }));
  cart.replace(remaining.filter(({ quantity }) => quantity > 0));
}
