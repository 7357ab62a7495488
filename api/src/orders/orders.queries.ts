import { nextStatuses, type OrderDetail, type OrderEvent, type ShopOrder } from '@lumora/shared-contract/orders';
import { and, asc, eq, isNotNull, sql, sum } from 'drizzle-orm';
import { toRupees } from '@lumora/shared-contract/format';
import { productImages, products, variants } from '../catalog/tables.ts';
import type { Database } from '../core/database/database.ts';
import { notFoundError } from '../core/database/row-changes.ts';
import { images } from '../core/media/tables.ts';
import { imageJson, toShopImage, type ImageJson } from '../core/media/image-json.ts';
import { listOrderEvents } from './order-events.queries.ts';
import { orderLines, orders } from './tables.ts';

/** Row of `orders`. */
export type OrderRecord = typeof orders.$inferSelect;

/**
 * Returns the order with this reference and phone number (digits with country code); null when there is none. The phone
 * number is the shopper's proof that the order is theirs.
 */
export async function findShopOrder(
  db: Database,
  { reference, phone }: { reference: string; phone: string },
): Promise<ShopOrder | null> {
  const isOwner = and(eq(orders.reference, reference), eq(orders.phone, phone));
  const [order] = await db.select().from(orders).where(isOwner);
  return order ? presentShopOrder(db, order, await listOrderEvents(db, order.id)) : null;
}

/** Returns a secret known only to the API and the browser that placed the order; null when the order does not exist. */
export async function findOrderSecret(db: Database, reference: string): Promise<string | null> {
  const { idempotency_key, request_hash } = orders;
  const [order] = await db
    .select({ idempotency_key, request_hash })
    .from(orders)
    .where(eq(orders.reference, reference));
  return order ? `${order.idempotency_key} ${order.request_hash}` : null;
}

/** Returns an order as shoppers see it; throws `AppError` 404 when it does not exist. */
export async function getShopOrder(db: Database, id: number): Promise<ShopOrder> {
  return presentShopOrder(db, await getRecord(db, id), await listOrderEvents(db, id));
}

/** Returns an order as the console shows it, with its history; throws `AppError` 404 when it does not exist. */
export async function getOrderDetail(db: Database, id: number): Promise<OrderDetail> {
  const order = await getRecord(db, id);
  const events = await listOrderEvents(db, id);
  return {
    id: order.id,
    ...(await presentShopOrder(db, order, events)),
    stocked_pieces: await countStockedPieces(db, id),
    next: [...nextStatuses(order.status)],
    events,
    updated_at: order.updated_at,
    updated_by: order.updated_by,
  };
}

/** Omits custom signs, which have no stock, and variants that have been deleted since. */
async function countStockedPieces(db: Database, orderId: number): Promise<number> {
  const { order_id, quantity, variant_id } = orderLines;
  const [row] = await db
    .select({ pieces: sum(quantity).mapWith(Number) })
    .from(orderLines)
    .where(and(eq(order_id, orderId), isNotNull(variant_id)));
  return row?.pieces ?? 0;
}

async function getRecord(db: Database, id: number): Promise<OrderRecord> {
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
    reason: events.find(({ kind }) => kind === 'cancelled')?.message ?? '',
    ...latestParcel(events),
    created_at,
    lines: (await selectLines(db, order.id)).map(presentLine),
    subtotal: toRupees(order.subtotal),
    discount: toRupees(order.discount),
    total: toRupees(order.total),
  };
}

/** Returns courier and tracking of the latest event that has them; `events` is sorted newest first. */
function latestParcel(events: OrderEvent[]): Pick<ShopOrder, 'courier' | 'tracking'> {
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
      // no path when the product is inactive or deleted: its page returns 404
      path: sql<string | null>`case when ${design_id} is not null or ${products.is_active} then ${path} end`,
      image: sql<ImageJson | null>`case when ${images.hash} is not null then ${imageJson(productAlt)} end`,
    })
    .from(orderLines)
    .leftJoin(variants, eq(variants.id, orderLines.variant_id))
    .leftJoin(products, eq(products.id, variants.product_id))
    .leftJoin(images, eq(images.hash, orderLines.image_hash))
    .where(eq(orderLines.order_id, order_id))
    .orderBy(asc(orderLines.position));
}

/** The alternative text of an ordered picture that is one of the product's pictures. */
const productAlt = sql`(
  select ${productImages.alt} from ${productImages}
  where ${productImages.product_id} = ${products.id} and ${productImages.image_hash} = ${orderLines.image_hash} limit 1)`;

function presentLine({ image, price, total, ...line }: Awaited<ReturnType<typeof selectLines>>[number]) {
  return {
    ...line,
    image: image && toShopImage(image, line.name),
    price: toRupees(price),
    total: toRupees(total),
  };
}
