import type { SessionUser } from '@lumora/shared-contract/auth';
import { canChangeStatus, nextStatuses, type OrderStatus, type OrderUpdateInput } from '@lumora/shared-contract/orders';
import { eq } from 'drizzle-orm';
import { lockVariants } from '../../catalog/variants/locked-variants.queries.ts';
import type { Database } from '../../core/database/database.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { countVoucherUse, findVoucherRule } from '../../promotions/vouchers/voucher-rules.queries.ts';
import { changeOrder } from './order-changes.queries.ts';
import type { OrderRecord } from '../orders.queries.ts';
import { moveStock } from '../stock-moves.queries.ts';
import { orderLines } from '../tables.ts';

/**
 * Changes the status of an order; cancelling it restores the stock and the use of the voucher. Throws `AppError` 409 when
 * the current status does not allow the new one (`canChangeStatus`), and 404 or 409 as `changeOrder` does.
 */
export function updateOrderStatus(
  db: Database,
  id: number,
  { status, reason = '', courier, tracking, updated_at }: OrderUpdateInput,
  by: SessionUser,
): Promise<void> {
  return changeOrder(db, { id, updated_at, by }, async (tx, order) => {
    if (!canChangeStatus(order.status, status)) throw statusError(order, status);
    if (status === 'cancelled') await restoreStockAndVoucher(tx, order);
    const eventText = status === 'cancelled' ? reason : '';
    const parcel = status === 'dispatched' ? { courier, tracking } : {};
    return { fields: { status }, event: { kind: status, message: eventText, ...parcel } };
  });
}

function statusError({ reference, status }: OrderRecord, newStatus: OrderStatus): AppError {
  const next = nextStatuses(status);
  const rule = next.length === 0 ? 'and stays so' : `and can be ${next.join(' or ')} next, not ${newStatus}`;
  return new AppError('conflict', `${reference} is ${status} ${rule}.`);
}

/** Skips lines whose variant has been deleted since. */
async function restoreStockAndVoucher(tx: Database, { id, reference, voucher_id }: OrderRecord): Promise<void> {
  if (voucher_id !== null) await findVoucherRule(tx, { id: voucher_id }, { lock: true });
  const { variant_id, quantity } = orderLines;
  const lines = await tx.select({ variant_id, pieces: quantity }).from(orderLines).where(eq(orderLines.order_id, id));
  const moves = lines.flatMap(({ variant_id, pieces }) => (variant_id === null ? [] : [{ variant_id, pieces }]));
  await lockVariants(
    tx,
    moves.map((move) => move.variant_id),
  );
  await moveStock(tx, moves, `order ${reference}`);
  if (voucher_id !== null) await countVoucherUse(tx, voucher_id, -1);
}
