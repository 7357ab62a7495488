import { orderInput, orderStatuses, type CartLine, type OrderStatus } from '@lumora/shared-contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { toRupees } from '../core/money/paise.ts';
import { products, variants } from '../catalog/tables.ts';
import type { Database } from '../core/database/database.ts';
import { readIdeaIds } from '../designs/designs.queries.ts';
import { insertOrderEvent } from '../orders/order-events.queries.ts';
import { placeOrder } from '../orders/place-order.ts';
import { toIdempotentRequest } from '../orders/idempotent-request.ts';
import { orderEvents, orders } from '../orders/tables.ts';
import { priceLines } from '../pricing/price-lines.ts';
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
  /** place of a product among those on sale → pieces of it */
  pieces: Record<number, number>;
  /** and the first of the drawn ideas */
  isDrawn?: boolean;
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
    isDrawn: true,
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

/** Orders in different states, made as shoppers make them: what they hold is off the shelf. */
export async function insertSampleOrders(db: Database): Promise<void> {
  const signs = await fullestVariants(db);
  const [idea] = await readIdeaIds(db);
  for (const { status, hoursAgo, pieces, isDrawn = false, ...customer } of sampleOrders) {
    const lines: CartLine[] = Object.entries(pieces).flatMap(([place, quantity]) => {
      const variant_id = signs[Number(place)];
      return variant_id === undefined ? [] : [{ variant_id, quantity }];
    });
    if (isDrawn && idea !== undefined) lines.push({ design_id: idea, quantity: 1 });
    const id = await place(db, { ...customer, lines });
    await age(db, { id, status, hoursAgo });
  }
}

/** As if the order had come so many hours ago, and gone on step by step since. */
async function age(db: Database, { id, status, hoursAgo }: Pick<SampleOrder, 'status' | 'hoursAgo'> & { id: number }) {
  const steps = orderStatuses.slice(0, orderStatuses.indexOf(status) + 1);
  const at = (step: number) => {
    const minutes = Math.round((hoursAgo * 60 * (steps.length - step)) / steps.length);
    return sql`now() - make_interval(mins => ${minutes}::integer)`;
  };
  await db
    .update(orders)
    .set({
      status,
      created_at: at(0),
      updated_at: at(steps.length - 1),
      ...(status !== 'new' && { updated_by: seededBy }),
    })
    .where(eq(orders.id, id));
  await db
    .update(orderEvents)
    .set({ created_at: at(0) })
    .where(eq(orderEvents.order_id, id));
  for (const [place, kind] of steps.slice(1).entries()) {
    await insertOrderEvent(db, { order_id: id, kind, created_by: seededBy, created_at: at(place + 1) });
  }
}

async function place(
  db: Database,
  fields: Omit<SampleOrder, 'status' | 'hoursAgo' | 'pieces'> & { lines: CartLine[] },
) {
  const total = (await priceLines(db, fields.lines)).reduce((sum, line) => sum + line.total, 0);
  const input = orderInput.cast({ ...fields, total: toRupees(total) });
  return placeOrder(db, toIdempotentRequest(`sample-${fields.pin_code}`, input), input);
}

/** Of every product on sale the variant that there is most of, the oldest product first. */
async function fullestVariants(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinctOn([products.id], { id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.product_id))
    .where(and(eq(products.is_active, true), eq(variants.is_active, true)))
    .orderBy(products.id, desc(variants.stock), variants.id);
  return rows.map(({ id }) => id);
}
