import type { CartQuoteLine, OrderInput } from '@lumora/shared-contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { randomSigns } from '../core/random-characters.ts';
import { linePath, describeOrderLine } from './line-description.ts';
import type { PricedOrder } from './priced-order.ts';
import type { IdempotentRequest } from './idempotent-request.ts';
import { insertOrderEvent } from './order-events.queries.ts';
import { orderLines, orders } from './tables.ts';

const requestLock = 7_205_004;
/** As `referencePattern` has them: at random, so that nobody counts the shop's orders or finds another's. */
const referenceSigns = 6;

/** Keeps the same request, sent twice at once, from going on before the first is done; the lock ends with its transaction. */
export async function lockRequest(tx: Database, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${requestLock}, hashtext(${key}))`);
}

export async function findRequest(db: Database, key: string): Promise<{ id: number; request_hash: string } | null> {
  const { id, request_hash } = orders;
  const [made] = await db.select({ id, request_hash }).from(orders).where(eq(orders.request_key, key));
  return made ?? null;
}

interface NewOrder {
  request: IdempotentRequest;
  input: OrderInput;
  bill: PricedOrder;
}

/** Writes an order, its lines and the first step of its way, with the names and prices of now. */
export async function insertOrder(tx: Database, { request, input, bill }: NewOrder) {
  const { lines: _lines, voucher: _code, total: _seen, ...customer } = input;
  const order = await insertUnderFreeReference(tx, {
    request_key: request.key,
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
    bill.lines.map(({ answer, price, pieces, total }, position) => ({
      order_id: order.id,
      position,
      variant_id: answer.variant_id,
      design_id: answer.design_id,
      ...describeOrderLine(answer),
      sku: answer.offer?.sku ?? '',
      path: linePath(answer),
      image_hash: pictureOf(answer),
      price,
      quantity: pieces,
      total,
    })),
  );
  await insertOrderEvent(tx, { order_id: order.id, kind: 'new', created_by: input.name });
  return order;
}

function pictureOf({ product }: CartQuoteLine): string | null {
  return product?.image?.hash ?? null;
}

async function insertUnderFreeReference(tx: Database, fields: Omit<typeof orders.$inferInsert, 'reference'>) {
  // not when the transaction began: orders that waited for each other stand in the order in which they came through
  const now = sql`clock_timestamp()`;
  for (;;) {
    const [made] = await tx
      .insert(orders)
      .values({ ...fields, reference: `LUM-${randomSigns(referenceSigns)}`, created_at: now, updated_at: now })
      .onConflictDoNothing({ target: orders.reference })
      .returning({ id: orders.id, reference: orders.reference });
    if (made) return made;
  }
}
