import { nextStatuses, type OrderDetail, type OrderEvent, type ShopOrder } from '@lumora/shared-contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { toRupees } from '../core/money/paise.ts';
import { products, variants } from '../catalog/tables.ts';
import type { Database } from '../core/database/database.ts';
import { notFoundError } from '../core/database/row-changes.ts';
import { images } from '../core/media/tables.ts';
import { imageFacts, presentImage, type ImageFacts } from '../core/media/image-facts.ts';
import { selectOrderEvents } from './order-events.queries.ts';
import { orderLines, orders } from './tables.ts';

export type OrderRecord = typeof orders.$inferSelect;

/** The order of that reference, for whoever knows the phone number it was made with; null for everybody else. */
export async function findShopOrder(
  db: Database,
  { reference, phone }: { reference: string; phone: string },
): Promise<ShopOrder | null> {
  const itsOwner = and(eq(orders.reference, reference), eq(orders.phone, phone));
  const [order] = await db.select().from(orders).where(itsOwner);
  return order ? presentShopOrder(db, order, await selectOrderEvents(db, order.id)) : null;
}

/** What only the shop and the browser that ordered know of an order; null when there is no such order. */
export async function findOrderSecret(db: Database, reference: string): Promise<string | null> {
  const { request_key, request_hash } = orders;
  const [order] = await db.select({ request_key, request_hash }).from(orders).where(eq(orders.reference, reference));
  return order ? `${order.request_key} ${order.request_hash}` : null;
}

/** As the shopper sees it who has just made it. */
export async function readShopOrder(db: Database, id: number): Promise<ShopOrder> {
  return presentShopOrder(db, await readRecord(db, id), await selectOrderEvents(db, id));
}

/** As the console sees it; throws when it is not there. */
export async function readOrderDetail(db: Database, id: number): Promise<OrderDetail> {
  const order = await readRecord(db, id);
  const events = await selectOrderEvents(db, id);
  return {
    id: order.id,
    ...(await presentShopOrder(db, order, events)),
    next: [...nextStatuses(order.status)],
    events,
    updated_at: order.updated_at,
    updated_by: order.updated_by,
  };
}

async function readRecord(db: Database, id: number): Promise<OrderRecord> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw notFoundError('order');
  return order;
}

async function presentShopOrder(db: Database, order: OrderRecord, events: OrderEvent[]): Promise<ShopOrder> {
  const { reference, status, payment, voucher_code, name, phone, email, address, pin_code, note, created_at } = order;
  return {
    reference,
    status,
    payment,
    voucher_code,
    name,
    phone,
    email,
    address,
    pin_code,
    note,
    reason: events.find(({ kind }) => kind === 'cancelled')?.words ?? '',
    ...parcelOf(events),
    created_at,
    lines: (await selectLines(db, order.id)).map(presentLine),
    subtotal: toRupees(order.subtotal),
    discount: toRupees(order.discount),
    total: toRupees(order.total),
  };
}

/** What was said last of who brings the order; the newest event stands first. */
function parcelOf(events: OrderEvent[]): Pick<ShopOrder, 'courier' | 'tracking'> {
  const { courier = '', tracking = '' } = events.find(({ kind }) => kind === 'parcel' || kind === 'dispatched') ?? {};
  return { courier, tracking };
}

function selectLines(db: Database, order_id: number) {
  const { name, details, sku, path, price, quantity, total, design_id } = orderLines;
  return db
    .select({
      name,
      details,
      sku,
      price,
      quantity,
      total,
      // a page that the shop took away is no address any more
      path: sql<string | null>`case when ${design_id} is not null or ${products.is_active} then ${path} end`,
      image: sql<ImageFacts | null>`case when ${images.hash} is not null then ${imageFacts(sql`''`)} end`,
    })
    .from(orderLines)
    .leftJoin(variants, eq(variants.id, orderLines.variant_id))
    .leftJoin(products, eq(products.id, variants.product_id))
    .leftJoin(images, eq(images.hash, orderLines.image_hash))
    .where(eq(orderLines.order_id, order_id))
    .orderBy(asc(orderLines.position));
}

function presentLine({ image, price, total, ...line }: Awaited<ReturnType<typeof selectLines>>[number]) {
  return {
    ...line,
    image: image && presentImage(image, line.name),
    price: toRupees(price),
    total: toRupees(total),
  };
}
