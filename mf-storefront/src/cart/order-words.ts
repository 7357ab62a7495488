import type { CartQuote, CartQuoteLine } from '@lumora/shared-contract';
import { rupees } from '../prices/rupees.ts';
import { itemsWords } from './cart-count.ts';

/** The order as the shopper would type it: what can be had of every line, and the sum. */
export function orderWords({ lines, pieces, total }: CartQuote): string {
  return [
    'Hi, I want to order:',
    ...lines.flatMap(lineWords),
    `Total for ${itemsWords(pieces)}: ${rupees(total)}`,
  ].join('\n');
}

function lineWords(line: CartQuoteLine): string[] {
  const pieces = Math.min(line.quantity, line.max_quantity);
  if (pieces === 0 || line.offer === null) return [];
  return [`${pieces} × ${signWords(line)}: ${rupees(line.total)}`];
}

/** Which sign it is, told so that the shop finds it. */
export function signWords({ product, offer }: CartQuoteLine): string {
  const choice = offer === null ? [] : [...offer.attributes.map(({ value }) => value), `SKU ${offer.sku}`];
  return `${product?.name ?? ''} (${choice.join(', ')})`;
}
