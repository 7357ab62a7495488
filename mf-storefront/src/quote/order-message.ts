import { displayedAttributes, type CartQuote, type CartQuoteLine } from '@lumora/shared-contract/cart';
import { rupees } from '@lumora/shared-contract/format';
import { formatItemCount } from '../cart/cart-count.ts';
import { lineSummary } from './line-summary.ts';

/** Returns the chat message for an order: the available quantity of every line, the voucher and the total. */
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

/** Returns the name of a line with its options and SKU, so that the shop can identify it. */
export function describeLine(line: CartQuoteLine): string {
  const { offer } = line;
  const { name } = lineSummary(line);
  const attributes = displayedAttributes(offer?.attributes ?? [], name);
  const details = [...attributes.map(({ value }) => value), ...(offer === null ? [] : [`SKU ${offer.sku}`])];
  return `${name} (${details.join(', ')})`;
}
