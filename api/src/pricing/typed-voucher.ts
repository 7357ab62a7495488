import { clientNetwork } from '@lumora/shared-contract/client-network';
import { consumeAttempt, refundAttempt } from '../auth/attempts.queries.ts';
import type { Database } from '../core/database/database.ts';
import { AppError } from '../core/errors/app-error.ts';
import { evaluateVoucher, type VoucherRequest } from '../promotions/vouchers/voucher-evaluation.ts';
import type { EvaluatedVoucher } from './cart-quote.ts';

/** Limit of unknown codes per IP address in 15 minutes. */
const maxGuesses = 40;

/**
 * Evaluates the code that a shopper typed. Above the limit of unknown codes it returns no discount and the message of the
 * 429 error as the reason, so that the cart is still priced.
 */
export async function evaluateTypedVoucher(
  db: Database,
  { address, ...request }: VoucherRequest & { address: string },
): Promise<EvaluatedVoucher> {
  const { code } = request;
  const key = `voucher codes from ${clientNetwork(address)}`;
  try {
    // counted before the lookup, so that parallel guesses cannot exceed the limit
    await consumeAttempt(db, { key, maxAttempts: maxGuesses });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code, discount: 0, rejection: error.message, per_customer_limit: null };
  }
  const { id, ...decision } = await evaluateVoucher(db, request);
  if (id !== null) await refundAttempt(db, key);
  return { code, ...decision };
}
