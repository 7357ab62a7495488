import type { OrderEvent } from '@lumora/shared-contract/orders';
import { desc, eq } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Database } from '../core/database/database.ts';
import { orderEvents } from './tables.ts';

/** Adds an event to an order's history; call it in the transaction that changes the order. */
export async function insertOrderEvent(tx: Database, event: PgInsertValue<typeof orderEvents>): Promise<void> {
  await tx.insert(orderEvents).values(event);
}

/** Returns the history of an order, newest first. */
export function listOrderEvents(db: Database, orderId: number): Promise<OrderEvent[]> {
  const { id, order_id, kind, message, courier, tracking, created_at, created_by } = orderEvents;
  return db
    .select({ kind, message, courier, tracking, created_at, created_by })
    .from(orderEvents)
    .where(eq(order_id, orderId))
    .orderBy(desc(id));
}
