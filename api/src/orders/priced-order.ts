import { maxOrderPaise, type CartProblem, type CartQuoteLine, type OrderInput } from '@lumora/shared-contract';
import { formatPaise, toPaise } from '../core/money/paise.ts';
import type { Database } from '../core/database/database.ts';
import { AppError, invalidField } from '../core/http/app-error.ts';
import { evaluateVoucher } from '../promotions/vouchers/voucher-evaluation.ts';
import { priceLines, type PricedLine } from '../pricing/price-lines.ts';
import { countCustomerUses } from './voucher-uses-by-customer.queries.ts';
import { describeOrderLine } from './line-description.ts';

/** What an order costs, in paise, and the voucher that made it cheaper. */
export interface PricedOrder {
  lines: PricedLine[];
  subtotal: number;
  discount: number;
  total: number;
  voucher: { id: number; code: string } | null;
}

/** Prices an order whose voucher and goods are locked; throws, in words, what of it cannot be had or is not as the shopper saw it. */
export async function priceOrder(tx: Database, input: OrderInput): Promise<PricedOrder> {
  const lines = await priceLines(tx, input.lines);
  refuseProblems(lines.map(({ answer }) => answer));
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0);
  if (subtotal > toPaise(maxOrderPaise)) throw invalidField('lines', tooLarge);
  const { discount, voucher } = await redeem(tx, lines, input);
  const total = subtotal - discount;
  if (total !== toPaise(input.total)) throw otherTotal(total, toPaise(input.total));
  return { lines, subtotal, discount, total, voucher };
}

async function redeem(tx: Database, lines: PricedLine[], { voucher: code, phone }: OrderInput) {
  if (code === undefined) return { discount: 0, voucher: null };
  const { id, discount, refusal } = await evaluateVoucher(tx, { code, lines, phone, usesBy: countCustomerUses });
  if (id !== null && refusal === null) return { discount, voucher: { id, code } };
  throw new AppError('conflict', `${refusal ?? ''} Nothing was ordered: order without it, or with another code.`, {
    fields: { voucher: refusal ?? '' },
  });
}

const tooLarge = `One order may come to ${formatPaise(toPaise(maxOrderPaise))} at most. Order in parts, or ask us on the chat.`;

function refuseProblems(lines: CartQuoteLine[]): void {
  const problems = lines.flatMap((line, place): [string, string][] =>
    line.problem === null ? [] : [[`lines[${place}]`, problemWords(line.problem, line, place)]],
  );
  if (problems.length === 0) return;
  const words = problems.map(([, sentence]) => sentence);
  throw new AppError('conflict', `${words.join(' ')} Nothing was ordered: change your cart and order again.`, {
    fields: Object.fromEntries(problems),
  });
}

function problemWords({ code }: CartProblem, line: CartQuoteLine, place: number): string {
  const { name, details } = describeOrderLine(line);
  const sign = details === '' ? `“${name}”` : `“${name}” (${details})`;
  const left = line.max_quantity;
  const words: Record<CartProblem['code'], string> = {
    fewer: `Of ${sign} only ${left} ${left === 1 ? 'is' : 'are'} left.`,
    made_to_order: `${sign} is out of stock.`,
    not_for_sale: `${sign} is no longer for sale in this choice.`,
    gone: `The sign in line ${place + 1} of your cart is no longer in the shop.`,
  };
  return words[code];
}

function otherTotal(total: number, seen: number): AppError {
  const words = `The total is now ${formatPaise(total)}, not ${formatPaise(seen)}.`;
  return new AppError('conflict', `${words} Nothing was ordered: look at the new prices and order again.`, {
    fields: { total: words },
  });
}
