import type { SessionUser } from '@lumora/shared-contract/auth';
import { eq } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { withTransactionRetry } from '../../core/database/transaction-retry.ts';
import { changedBy, hasVersion, conflictError } from '../../core/database/row-changes.ts';
import { insertOrderEvent } from '../order-events.queries.ts';
import type { OrderRecord } from '../orders.queries.ts';
import { orders, type orderEvents } from '../tables.ts';

/** Columns that a step changes, and the event that it adds to the order's history. */
interface OrderStep {
  fields?: Pick<OrderRecord, 'status'>;
  event: Pick<typeof orderEvents.$inferInsert, 'kind' | 'message' | 'courier' | 'tracking'>;
}

interface OrderChange {
  id: number;
  /** version that the caller has read; undefined skips the check */
  updated_at: string | undefined;
  by: SessionUser;
}

/**
 * Runs `step` on the locked order, then updates the order and adds its event, all in one transaction. Throws `AppError`
 * 404 when the order does not exist, 409 when it has another version than `updated_at`.
 */
export function changeOrder(
  db: Database,
  { id, updated_at, by }: OrderChange,
  step: (tx: Database, order: OrderRecord) => OrderStep | Promise<OrderStep>,
): Promise<void> {
  return withTransactionRetry(db, async (tx) => {
    // Not `for update`: deleting a voucher checks its orders, and that foreign key check must not wait for this lock.
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update');
    if (!order || !hasVersion(order, updated_at)) throw conflictError('order', order, by);
    const { fields, event } = await step(tx, order);
    await tx
      .update(orders)
      .set({ ...fields, ...changedBy(orders, by.name) })
      .where(eq(orders.id, id));
    await insertOrderEvent(tx, { order_id: id, ...event, created_by: by.name });
  });
}
