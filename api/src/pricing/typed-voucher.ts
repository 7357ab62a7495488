import { consumeAttempt, refundAttempt } from '../auth/attempts.queries.ts';
import type { Database } from '../core/database/database.ts';
import { AppError } from '../core/http/app-error.ts';
import { evaluateVoucher, type VoucherRequest } from '../promotions/vouchers/voucher-evaluation.ts';
import type { EvaluatedVoucher } from './cart-quote.ts';

/** Codes that nobody gave out, from one address in a quarter of an hour. */
const mostGuesses = 40;

/** What a typed code does to a cart. Who guesses codes is told to wait, and still sees what the cart costs without one. */
export async function evaluateTypedVoucher(
  db: Database,
  { address, ...asked }: VoucherRequest & { address: string },
): Promise<EvaluatedVoucher> {
  const { code } = asked;
  const key = `voucher codes from ${address}`;
  try {
    // counted before it is looked up, so that guesses sent at once cannot slip past the limit
    await consumeAttempt(db, { key, most: mostGuesses });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code, discount: 0, refusal: error.message };
  }
  const { id, ...decision } = await evaluateVoucher(db, asked);
  if (id !== null) await refundAttempt(db, key);
  return { code, ...decision };
}
