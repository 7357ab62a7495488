import type { OrderInput } from '@lumora/shared-contract';
import { lockVariants } from '../catalog/variants/locked-variants.queries.ts';
import type { Database } from '../core/database/database.ts';
import { withTransactionRetry } from '../core/database/transaction-retry.ts';
import { AppError } from '../core/http/app-error.ts';
import { isRowId } from '../core/http/row-id.ts';
import { countVoucherUse, findVoucherRule } from '../promotions/vouchers/voucher-rules.queries.ts';
import { priceOrder } from './priced-order.ts';
import { findRequest, insertOrder, lockRequest } from './order-writes.queries.ts';
import type { IdempotentRequest } from './idempotent-request.ts';
import { moveStock } from './stock-moves.queries.ts';

/**
 * Makes the order that `request` names, or finds the one it made; answers its id. Stock, voucher and order are written
 * together or not at all. Locks are taken in one order – request, voucher, products, variants – so that orders wait for
 * each other instead of standing in each other's way. The voucher comes first as it does for who edits it: its scope
 * refers to products.
 */
export function placeOrder(db: Database, request: IdempotentRequest, input: OrderInput): Promise<number> {
  return withTransactionRetry(db, async (tx) => {
    await lockRequest(tx, request.key);
    const made = await findRequest(tx, request.key);
    if (made === null) return makeOrder(tx, request, input);
    if (made.request_hash !== request.hash) throw otherRequest();
    return made.id;
  });
}

async function makeOrder(tx: Database, request: IdempotentRequest, input: OrderInput): Promise<number> {
  if (input.voucher !== undefined) await findVoucherRule(tx, { code: input.voucher }, { lock: true });
  await lockVariants(tx, input.lines.flatMap(({ variant_id }) => variant_id ?? []).filter(isRowId));
  const bill = await priceOrder(tx, input);
  const order = await insertOrder(tx, { request, input, bill });
  if (bill.voucher) await countVoucherUse(tx, bill.voucher.id);
  const taken = input.lines.flatMap(({ variant_id, quantity }) =>
    variant_id === undefined ? [] : [{ variant_id, pieces: -quantity }],
  );
  await moveStock(tx, taken, `order ${order.reference}`);
  return order.id;
}

function otherRequest(): AppError {
  return new AppError(
    'conflict',
    'Another order was sent under this Idempotency-Key. Send this one under a new key to order it too.',
  );
}
