import { lineKey, type CartLine } from '@lumora/shared-contract/cart';
import { changeLines } from './change-cart.ts';

/** Subtracts the ordered quantities from the cart and removes lines with none left. */
export function removeOrdered(ordered: CartLine[]): void {
  const pieces = new Map(ordered.map((line) => [lineKey(line), line.quantity]));
  changeLines((lines) =>
    lines
      .map((line) => ({ ...line, quantity: line.quantity - (pieces.get(lineKey(line)) ?? 0) }))
      .filter(({ quantity }) => quantity > 0),
  );
}
