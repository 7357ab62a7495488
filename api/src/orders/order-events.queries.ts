import type { OrderEvent } from '@lumora/shared-contract';
import { desc, eq } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Database } from '../core/database/database.ts';
import { orderEvents } from './tables.ts';

/** Keeps one step of an order's way, in the transaction that makes it. */
export async function insertOrderEvent(tx: Database, event: PgInsertValue<typeof orderEvents>): Promise<void> {
  await tx.insert(orderEvents).values(event);
}

/** The steps of an order's way, the newest first. */
export function selectOrderEvents(db: Database, orderId: number): Promise<OrderEvent[]> {
  const { id, order_id, kind, words, courier, tracking, created_at, created_by } = orderEvents;
  return db
    .select({ kind, words, courier, tracking, created_at, created_by })
    .from(orderEvents)
    .where(eq(order_id, orderId))
    .orderBy(desc(id));
}
