import type { OrderInput } from '@lumora/shared-contract/orders';
import { lockVariants } from '../../catalog/variants/locked-variants.queries.ts';
import type { Database } from '../../core/database/database.ts';
import { withTransactionRetry } from '../../core/database/transaction-retry.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { isRowId } from '../../core/http/row-id.ts';
import { countVoucherUse, findVoucherRule } from '../../promotions/vouchers/voucher-rules.queries.ts';
import { priceOrder } from './priced-order.ts';
import { findOrderByIdempotencyKey, insertOrder, lockIdempotencyKey } from './order-writes.queries.ts';
import type { IdempotentRequest } from './idempotent-request.ts';
import { moveStock } from '../stock-moves.queries.ts';

/**
 * Places an order once per idempotency key and returns its id; a repeated request returns the id of the first order.
 * Stock, voucher and order are written in one transaction. Throws `AppError` 409 when the key was used for another
 * request, and 409 or 422 as `priceOrder` does.
 *
 * Locks are taken in a fixed sequence (key, voucher, products, variants), so that parallel orders wait but never
 * deadlock. The voucher comes before the products because editing a voucher locks it and then the products of its scope.
 */
export function placeOrder(db: Database, request: IdempotentRequest, input: OrderInput): Promise<number> {
  return withTransactionRetry(db, async (tx) => {
    await lockIdempotencyKey(tx, request.key);
    const existing = await findOrderByIdempotencyKey(tx, request.key);
    if (existing === null) return createOrder(tx, request, input);
    if (existing.request_hash !== request.hash) throw reusedKeyError();
    return existing.id;
  });
}

async function createOrder(tx: Database, request: IdempotentRequest, input: OrderInput): Promise<number> {
  if (input.voucher !== undefined) await findVoucherRule(tx, { code: input.voucher }, { lock: true });
  await lockVariants(tx, input.lines.flatMap(({ variant_id }) => variant_id ?? []).filter(isRowId));
  const priced = await priceOrder(tx, input);
  const order = await insertOrder(tx, { request, input, bill: priced });
  if (priced.voucher) await countVoucherUse(tx, priced.voucher.id);
  const moves = input.lines.flatMap(({ variant_id, quantity }) =>
    variant_id === undefined ? [] : [{ variant_id, pieces: -quantity }],
  );
  await moveStock(tx, moves, `order ${order.reference}`);
  return order.id;
}

function reusedKeyError(): AppError {
  return new AppError(
    'conflict',
    'Another order was sent under this Idempotency-Key. Send this one under a new key to order it too.',
  );
}
