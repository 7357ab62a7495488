import type { CartLine } from '@lumora/shared-contract/cart';
import { orderInput, orderStatuses, type OrderStatus } from '@lumora/shared-contract/orders';
import { and, desc, eq, sql } from 'drizzle-orm';
import { toRupees } from '@lumora/shared-contract/format';
import { products, variants } from '../../catalog/tables.ts';
import type { Database } from '../../core/database/database.ts';
import { listIdeaIds } from '../../designs/designs.queries.ts';
import { insertOrderEvent } from '../../orders/order-events.queries.ts';
import { placeOrder } from '../../orders/placing/place-order.ts';
import { toIdempotentRequest } from '../../orders/placing/idempotent-request.ts';
import { orderEvents, orders } from '../../orders/tables.ts';
import { priceLines } from '../../pricing/price-lines.ts';
import { seededBy } from './seeded-by.ts';

interface SampleOrder {
  name: string;
  phone: string;
  email?: string;
  address: string;
  pin_code: string;
  note?: string;
  payment: 'cod' | 'chat';
  status: OrderStatus;
  hoursAgo: number;
  /** quantity by the index of a product among those for sale */
  pieces: Record<number, number>;
  /** whether the order also contains the first design idea */
  hasDesign?: boolean;
}

const sampleOrders: SampleOrder[] = [
  {
    name: 'Meera Nair',
    phone: '90000 00003',
    address: 'Café Monsoon, 4 Fort Kochi Beach Road, Kochi',
    pin_code: '682001',
    note: 'For the wall behind the counter.',
    payment: 'cod',
    status: 'delivered',
    hoursAgo: 9 * 24,
    pieces: { 12: 1, 33: 2 },
  },
  {
    name: 'Arjun Shah',
    phone: '90000 00002',
    email: 'arjun@example.com',
    address: '21 CG Road, Navrangpura, Ahmedabad',
    pin_code: '380009',
    payment: 'chat',
    status: 'confirmed',
    hoursAgo: 26,
    pieces: { 21: 1 },
    hasDesign: true,
  },
  {
    name: 'Tara Banerjee',
    phone: '90000 00001',
    email: 'tara@example.com',
    address: 'Flat 6B, 118 Southern Avenue, Kolkata',
    pin_code: '700029',
    note: 'Please call before you come.',
    payment: 'cod',
    status: 'new',
    hoursAgo: 0.5,
    pieces: { 5: 1, 47: 1 },
  },
];

/** Inserts orders with different statuses through `placeOrder`, so that they reduce the stock. */
export async function insertSampleOrders(db: Database): Promise<void> {
  const variantIds = await listBestStockedVariants(db);
  const [idea] = await listIdeaIds(db);
  for (const { status, hoursAgo, pieces, hasDesign = false, ...customer } of sampleOrders) {
    const lines: CartLine[] = Object.entries(pieces).flatMap(([index, quantity]) => {
      const variant_id = variantIds[Number(index)];
      return variant_id === undefined ? [] : [{ variant_id, quantity }];
    });
    if (hasDesign && idea !== undefined) lines.push({ design_id: idea, quantity: 1 });
    const id = await placeSampleOrder(db, { ...customer, lines });
    await backdate(db, { id, status, hoursAgo });
  }
}

/** Sets the timestamps of an order and its events as if it had been placed `hoursAgo` hours ago and processed since. */
async function backdate(
  db: Database,
  { id, status, hoursAgo }: Pick<SampleOrder, 'status' | 'hoursAgo'> & { id: number },
) {
  const steps = orderStatuses.slice(0, orderStatuses.indexOf(status) + 1);
  const timestampOf = (step: number) => {
    const minutes = Math.round((hoursAgo * 60 * (steps.length - step)) / steps.length);
    return sql`now() - make_interval(mins => ${minutes}::integer)`;
  };
  await db
    .update(orders)
    .set({
      status,
      created_at: timestampOf(0),
      updated_at: timestampOf(steps.length - 1),
      ...(status !== 'new' && { updated_by: seededBy }),
    })
    .where(eq(orders.id, id));
  await db
    .update(orderEvents)
    .set({ created_at: timestampOf(0) })
    .where(eq(orderEvents.order_id, id));
  for (const [index, kind] of steps.slice(1).entries()) {
    await insertOrderEvent(db, { order_id: id, kind, created_by: seededBy, created_at: timestampOf(index + 1) });
  }
}

async function placeSampleOrder(
  db: Database,
  fields: Omit<SampleOrder, 'status' | 'hoursAgo' | 'pieces'> & { lines: CartLine[] },
) {
  const total = (await priceLines(db, fields.lines)).reduce((sum, line) => sum + line.total, 0);
  const input = orderInput.cast({ ...fields, total: toRupees(total) });
  return placeOrder(db, toIdempotentRequest(`sample-${fields.pin_code}`, input), input);
}

/** Lists the variant with the largest stock of each product for sale, the oldest product first. */
async function listBestStockedVariants(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinctOn([products.id], { id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.product_id))
    .where(and(eq(products.is_active, true), eq(variants.is_active, true)))
    .orderBy(products.id, desc(variants.stock), variants.id);
  return rows.map(({ id }) => id);
}
