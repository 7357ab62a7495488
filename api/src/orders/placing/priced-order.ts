import { displayedAttributes, type CartProblem, type CartQuoteLine } from '@lumora/shared-contract/cart';
import { maxOrderRupees, type OrderInput } from '@lumora/shared-contract/orders';
import { formatPaise, toPaise } from '@lumora/shared-contract/format';
import type { Database } from '../../core/database/database.ts';
import { AppError, invalidField } from '../../core/errors/app-error.ts';
import { evaluateVoucher } from '../../promotions/vouchers/voucher-evaluation.ts';
import { priceLines } from '../../pricing/price-lines.ts';
import type { PricedLine } from '../../pricing/priced-line.ts';
import { countCustomerUses } from '../voucher-uses-by-customer.queries.ts';
import { describeOrderLine, formatOptions } from '../line-description.ts';

/** Priced lines of an order with its sums in paise, and the voucher that was applied. */
export interface PricedOrder {
  lines: PricedLine[];
  subtotal: number;
  discount: number;
  total: number;
  voucher: { id: number; code: string } | null;
}

/**
 * Prices an order; its voucher and variants must be locked. Throws `AppError` 409 with a message per field when a line
 * cannot be delivered, the voucher does not apply or the total differs from the one that the shopper saw; 422 above
 * `maxOrderRupees`.
 */
export async function priceOrder(tx: Database, input: OrderInput): Promise<PricedOrder> {
  const lines = await priceLines(tx, input.lines);
  assertNoProblems(lines.map(({ quoteLine }) => quoteLine));
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0);
  if (subtotal > toPaise(maxOrderRupees)) throw invalidField('lines', tooLarge);
  const { discount, voucher } = await applyVoucher(tx, lines, input);
  const total = subtotal - discount;
  if (total !== toPaise(input.total)) throw totalError(total, toPaise(input.total));
  return { lines, subtotal, discount, total, voucher };
}

async function applyVoucher(tx: Database, lines: PricedLine[], { voucher: code, phone }: OrderInput) {
  if (code === undefined) return { discount: 0, voucher: null };
  const { id, discount, rejection } = await evaluateVoucher(tx, { code, lines, phone, usesBy: countCustomerUses });
  if (id !== null && rejection === null) return { discount, voucher: { id, code } };
  throw new AppError('conflict', `${rejection ?? ''} Nothing was ordered: order without it, or with another code.`, {
    fields: { voucher: rejection ?? '' },
  });
}

const tooLarge = `One order may come to ${formatPaise(toPaise(maxOrderRupees))} at most. Order in parts, or ask us on WhatsApp.`;

function assertNoProblems(lines: CartQuoteLine[]): void {
  const problems = lines.flatMap((line, index): [string, string][] =>
    line.problem === null ? [] : [[`lines[${index}]`, problemMessage(line.problem, line, index)]],
  );
  if (problems.length === 0) return;
  const messages = problems.map(([, message]) => message);
  throw new AppError('conflict', `${messages.join(' ')} Nothing was ordered: change your cart and order again.`, {
    fields: Object.fromEntries(problems),
  });
}

function problemMessage({ code }: CartProblem, line: CartQuoteLine, index: number): string {
  const { name } = describeOrderLine(line);
  const options = formatOptions(displayedAttributes(line.offer?.attributes ?? [], name));
  const label = options === '' ? `“${name}”` : `“${name}” (${options})`;
  const left = line.max_quantity;
  const messages: Record<CartProblem['code'], string> = {
    fewer: `Of ${label} only ${left} ${left === 1 ? 'is' : 'are'} left.`,
    made_to_order: `${label} is out of stock.`,
    not_for_sale: `${label} is no longer for sale in this choice.`,
    gone: `The sign in line ${index + 1} of your cart is no longer in the shop.`,
  };
  return messages[code];
}

function totalError(total: number, shownTotal: number): AppError {
  const message = `The total is now ${formatPaise(total)}, not ${formatPaise(shownTotal)}.`;
  return new AppError('conflict', `${message} Nothing was ordered: look at the new prices and order again.`, {
    fields: { total: message },
  });
}
