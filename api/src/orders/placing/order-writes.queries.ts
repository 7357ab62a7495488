import type { CartQuoteLine } from '@lumora/shared-contract/cart';
import type { OrderInput } from '@lumora/shared-contract/orders';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { randomCharacters } from '../../core/random-characters.ts';
import { linePath, describeOrderLine } from '../line-description.ts';
import type { PricedOrder } from './priced-order.ts';
import type { IdempotentRequest } from './idempotent-request.ts';
import { insertOrderEvent } from '../order-events.queries.ts';
import { orderLines, orders } from '../tables.ts';

const idempotencyLockId = 7_205_004;
/** Length of the random part of a reference, as in `referencePattern`. Random, so that nobody can count or guess orders. */
const referenceLength = 6;

/**
 * Locks an idempotency key until the transaction ends, so that a second request with the same key waits for the first
 * one.
 */
export async function lockIdempotencyKey(tx: Database, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${idempotencyLockId}, hashtext(${key}))`);
}

/** Returns the order that was placed with an idempotency key and the hash of its request, or null. */
export async function findOrderByIdempotencyKey(
  db: Database,
  key: string,
): Promise<{ id: number; request_hash: string } | null> {
  const { id, request_hash } = orders;
  const [order] = await db.select({ id, request_hash }).from(orders).where(eq(orders.idempotency_key, key));
  return order ?? null;
}

interface NewOrder {
  request: IdempotentRequest;
  input: OrderInput;
  bill: PricedOrder;
}

/**
 * Inserts an order, its lines and its first event, with the current names and prices, so that later changes of the
 * catalog do not change the order. Returns id and reference.
 */
export async function insertOrder(tx: Database, { request, input, bill }: NewOrder) {
  const { lines: _lines, voucher: _code, total: _shownTotal, ...customer } = input;
  const order = await insertWithUnusedReference(tx, {
    idempotency_key: request.key,
    request_hash: request.hash,
    ...customer,
    pieces: bill.lines.reduce((sum, { pieces }) => sum + pieces, 0),
    subtotal: bill.subtotal,
    discount: bill.discount,
    total: bill.total,
    voucher_id: bill.voucher?.id ?? null,
    voucher_code: bill.voucher?.code ?? null,
    updated_by: input.name,
  });
  await tx.insert(orderLines).values(
    bill.lines.map(({ quoteLine, price, pieces, total }, position) => ({
      order_id: order.id,
      position,
      variant_id: quoteLine.variant_id,
      design_id: quoteLine.design_id,
      ...describeOrderLine(quoteLine),
      sku: quoteLine.offer?.sku ?? '',
      path: linePath(quoteLine),
      image_hash: imageHashOf(quoteLine),
      price,
      quantity: pieces,
      total,
    })),
  );
  await insertOrderEvent(tx, { order_id: order.id, kind: 'new', created_by: input.name });
  return order;
}

function imageHashOf({ product }: CartQuoteLine): string | null {
  return product?.image?.hash ?? null;
}

async function insertWithUnusedReference(tx: Database, fields: Omit<typeof orders.$inferInsert, 'reference'>) {
  // Not `now()`, which is the start of the transaction: orders that waited for a lock are sorted by when they got it.
  const now = sql`clock_timestamp()`;
  for (;;) {
    const [order] = await tx
      .insert(orders)
      .values({ ...fields, reference: `LUM-${randomCharacters(referenceLength)}`, created_at: now, updated_at: now })
      .onConflictDoNothing({ target: orders.reference })
      .returning({ id: orders.id, reference: orders.reference });
    if (order) return order;
  }
}
