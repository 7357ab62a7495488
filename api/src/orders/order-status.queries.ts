import { nextStatuses, type OrderStatus, type OrderUpdateInput, type SessionUser } from '@lumora/shared-contract';
import { eq } from 'drizzle-orm';
import { lockVariants } from '../catalog/variants/locked-variants.queries.ts';
import type { Database } from '../core/database/database.ts';
import { AppError } from '../core/http/app-error.ts';
import { countVoucherUse, findVoucherRule } from '../promotions/vouchers/voucher-rules.queries.ts';
import { changeOrder } from './order-changes.queries.ts';
import type { OrderRecord } from './orders.queries.ts';
import { moveStock } from './stock-moves.queries.ts';
import { orderLines } from './tables.ts';

/** Brings an order into another status; a cancelled one gives its stock and its use of the voucher back. */
export function updateOrderStatus(
  db: Database,
  id: number,
  { status, reason = '', courier, tracking, updated_at }: OrderUpdateInput,
  by: SessionUser,
): Promise<void> {
  return changeOrder(db, { id, updated_at, by }, async (tx, order) => {
    if (!nextStatuses(order.status).includes(status)) throw notNext(order, status);
    if (status === 'cancelled') await giveBack(tx, order);
    const words = status === 'cancelled' ? reason : '';
    const parcel = status === 'dispatched' ? { courier, tracking } : {};
    return { fields: { status }, event: { kind: status, words, ...parcel } };
  });
}

function notNext({ reference, status }: OrderRecord, wanted: OrderStatus): AppError {
  const next = nextStatuses(status);
  const rule = next.length === 0 ? 'and stays so' : `and can be ${next.join(' or ')} next, not ${wanted}`;
  return new AppError('conflict', `${reference} is ${status} ${rule}.`);
}

/** Goods that the shop has deleted since have no shelf to go back to. */
async function giveBack(tx: Database, { id, reference, voucher_id }: OrderRecord): Promise<void> {
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
