import { expect, test } from '@jest/globals';
import type { DaySales } from '@lumora/shared-contract/orders';
import { sql } from 'drizzle-orm';
import { order, makeSignForSale } from '../../../testing/order-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

test('the sales of 30 days in India count every order but cancelled ones, with days without an order', async () => {
  const admin = await shop.as('Administrator');
  const { ids } = await makeSignForSale(admin, 20);
  for (const quantity of [1, 2, 3, 4])
    await order(shop, { lines: [{ variant_id: ids[1], quantity }], total: quantity * 800 });
  const { db } = shop.database;
  const midnight = sql`date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`;
  await db.execute(sql`update orders set status = 'cancelled' where pieces = 1`);
  await db.execute(sql`update orders set created_at = ${midnight} where pieces = 2`);
  await db.execute(sql`update orders set created_at = ${midnight} - interval '1 ms' where pieces = 3`);
  await db.execute(sql`update orders set created_at = ${midnight} - interval '29 days 1 ms' where pieces = 4`);

  const { body } = await admin.get<DaySales[]>('/admin/orders/sales');

  expect(body.data).toHaveLength(30);
  expect(body.data.map(({ day }) => day)).toEqual(body.data.map(({ day }) => day).toSorted());
  expect(body.data.slice(-2)).toMatchObject([
    { orders: 1, amount: 2400 },
    { orders: 1, amount: 1600 },
  ]);
  expect(body.data.slice(0, -2).filter(({ orders }) => orders > 0)).toEqual([]);
});

test('the sales need the permission to view orders', async () => {
  expect((await shop.get('/admin/orders/sales')).status).toBe(401);
});
