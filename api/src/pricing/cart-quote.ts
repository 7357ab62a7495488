import type { CartLine, CartQuote, VoucherOutcome } from '@lumora/shared-contract';
import { toRupees } from '../core/money/paise.ts';
import type { Database } from '../core/database/database.ts';
import type { VoucherEvaluation } from '../promotions/vouchers/voucher-discount.ts';
import { priceLines, type PricedLine } from './price-lines.ts';

/** A voucher's code and what it takes off those lines. */
export type EvaluatedVoucher = VoucherEvaluation & { code: string };

/**
 * What a cart costs now, and what of it cannot be had. Counted in paise, so that no sum is off by one. `decide` says what
 * a voucher does to it.
 */
export async function quoteCart(
  db: Database,
  lines: CartLine[],
  decide?: (lines: PricedLine[]) => Promise<EvaluatedVoucher>,
): Promise<CartQuote> {
  const priced = await priceLines(db, lines);
  const sumOf = (count: (line: PricedLine) => number) => priced.reduce((sum, line) => sum + count(line), 0);
  const subtotal = sumOf(({ total }) => total);
  const voucher = (await decide?.(priced)) ?? null;
  return {
    lines: priced.map(({ answer }) => answer),
    pieces: sumOf(({ pieces }) => pieces),
    saved: toRupees(sumOf(({ saved }) => saved)),
    subtotal: toRupees(subtotal),
    voucher: voucher && outcomeOf(voucher),
    total: toRupees(subtotal - (voucher?.discount ?? 0)),
  };
}

function outcomeOf({ code, discount, refusal }: EvaluatedVoucher): VoucherOutcome {
  return { code, discount: toRupees(discount), refusal };
}
