import type { SessionUser } from '@lumora/shared-contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { withTransactionRetry } from '../core/database/transaction-retry.ts';
import { changedBy, hasVersion, conflictError } from '../core/database/row-changes.ts';
import { insertOrderEvent } from './order-events.queries.ts';
import type { OrderRecord } from './orders.queries.ts';
import { orders, type orderEvents } from './tables.ts';

/** What a step does to the order, and what its history keeps of it. */
interface OrderStep {
  fields?: Pick<OrderRecord, 'status'>;
  event: Pick<typeof orderEvents.$inferInsert, 'kind' | 'words' | 'courier' | 'tracking'>;
}

interface OrderChange {
  id: number;
  /** when the caller read the order; a 409 if it has changed since */
  updated_at: string | undefined;
  by: SessionUser;
}

/** Takes one step with an order: `step` sees it locked, does what belongs to it, and names what is kept. All of it or nothing. */
export function changeOrder(
  db: Database,
  { id, updated_at, by }: OrderChange,
  step: (tx: Database, order: OrderRecord) => OrderStep | Promise<OrderStep>,
): Promise<void> {
  return withTransactionRetry(db, async (tx) => {
    // a weaker lock than for update: who deletes the voucher looks for its orders, and must not wait for this one
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
