import type { CartLine } from '@lumora/shared-contract';

/** Pieces of all lines together. */
export function piecesIn(lines: CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function formatItemCount(pieces: number): string {
  return pieces === 1 ? '1 item' : `${pieces} items`;
}
