import type { CartLine, CartQuote } from '@lumora/shared-contract/cart';
import type { VoucherOutcome } from '@lumora/shared-contract/promotions';
import { toRupees } from '@lumora/shared-contract/format';
import type { Database } from '../core/database/database.ts';
import type { LimitedEvaluation } from '../promotions/vouchers/voucher-evaluation.ts';
import { priceLines } from './price-lines.ts';
import type { PricedLine } from './priced-line.ts';

/** Code of a voucher with its discount (paise) on the lines, or the reason why it does not apply. */
export type EvaluatedVoucher = LimitedEvaluation & { code: string };

/**
 * Prices a cart: lines with current prices and problems, sums and discount. Computes in paise and returns rupees.
 * `evaluate` applies a voucher to the priced lines.
 */
export async function quoteCart(
  db: Database,
  lines: CartLine[],
  evaluate?: (lines: PricedLine[]) => Promise<EvaluatedVoucher>,
): Promise<CartQuote> {
  const priced = await priceLines(db, lines);
  const sumOf = (amount: (line: PricedLine) => number) => priced.reduce((sum, line) => sum + amount(line), 0);
  const subtotal = sumOf(({ total }) => total);
  const voucher = (await evaluate?.(priced)) ?? null;
  return {
    lines: priced.map(({ quoteLine }) => quoteLine),
    pieces: sumOf(({ pieces }) => pieces),
    saved: toRupees(sumOf(({ saved }) => saved)),
    subtotal: toRupees(subtotal),
    voucher: voucher && toVoucherOutcome(voucher),
    total: toRupees(subtotal - (voucher?.discount ?? 0)),
  };
}

function toVoucherOutcome({ code, discount, rejection, per_customer_limit }: EvaluatedVoucher): VoucherOutcome {
  return { code, discount: toRupees(discount), rejection, per_customer_limit };
}
