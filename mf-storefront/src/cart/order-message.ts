import type { CartQuote, CartQuoteLine } from '@lumora/shared-contract';
import { rupees } from '../prices/rupees.ts';
import { formatItemCount } from './cart-count.ts';
import { lineSummary } from './line-summary.ts';

/** The order as the shopper would type it: what can be had of every line, and the sum. */
export function orderMessage({ lines, pieces, voucher, total }: CartQuote): string {
  return [
    'Hi, I want to order:',
    ...lines.flatMap(describeLineParts),
    ...(voucher === null || voucher.discount === 0 ? [] : [`Voucher ${voucher.code}: −${rupees(voucher.discount)}`]),
    `Total for ${formatItemCount(pieces)}: ${rupees(total)}`,
  ].join('\n');
}

function describeLineParts(line: CartQuoteLine): string[] {
  const pieces = Math.min(line.quantity, line.max_quantity);
  if (pieces === 0 || line.offer === null) return [];
  return [`${pieces} × ${describeLine(line)}: ${rupees(line.total)}`];
}

/** Which sign it is, told so that the shop finds it. */
export function describeLine(line: CartQuoteLine): string {
  const { offer } = line;
  const choice = offer === null ? [] : [...offer.attributes.map(({ value }) => value), `SKU ${offer.sku}`];
  return `${lineSummary(line).name} (${choice.join(', ')})`;
}
