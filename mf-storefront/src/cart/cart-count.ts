import type { CartLine } from '@lumora/shared-contract/cart';

/** Returns the sum of the quantities. */
export function piecesIn(lines: CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns `1 item` or `3 items`. */
export function formatItemCount(pieces: number): string {
  return pieces === 1 ? '1 item' : `${pieces} items`;
}
