import { expect, test } from '@jest/globals';
import type { SavedDesign } from '@lumora/shared-contract/designs';
import { sql } from 'drizzle-orm';
import { order, otherAddress, stockOf } from '../../../testing/order-rows.ts';
import { openShop } from '../../../testing/shop-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { orders } from '../tables.ts';

const shop = useTestApp();

/** Creates two products of ₹500 each, and returns an order line for each. */
async function openStock() {
  const admin = await shop.as('Administrator');
  const { sell } = await openShop(admin);
  const variant = { size: '16x18', colour: 'Pink', price: 500, stock: 40 };
  const lines = [];
  for (const name of ['Heart Neon', 'Lotus Neon']) {
    const [row] = await stockOf(admin, (await sell(name, [variant])).id);
    lines.push([{ variant_id: row?.id ?? 0, quantity: 1 }]);
  }
  const [heart = [], lotus = []] = lines;
  return { heart, lotus };
}

/** Sends orders one after the other, each from another IP address and phone number; returns their statuses. */
async function flood(count: number, lines: object[], total = 500): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const phone = String(9_876_543_300 + index);
    statuses.push((await order(shop, { lines, total, phone })).status);
  }
  return statuses;
}

test('one phone number can order twenty times in 15 minutes, from any number of IP addresses', async () => {
  const { heart } = await openStock();
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) statuses.push((await order(shop, { lines: heart, total: 500 })).status);

  const [other] = await flood(1, heart);

  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect(other).toBe(200);
  expect(await shop.database.db.$count(orders)).toBe(21);
});

test('rejected orders do not count against the limit of the phone number', async () => {
  const { heart } = await openStock();
  for (let index = 0; index < 21; index += 1) await order(shop, { lines: heart, total: 1 });

  expect((await order(shop, { lines: heart, total: 500 })).status).toBe(200);
});

test('orders of one product are limited over all IP addresses, and other products can still be ordered', async () => {
  const { heart, lotus } = await openStock();
  await flood(1, heart);
  await shop.database.db.execute(sql`update attempts set count = 997 where key like 'order of product %'`);

  const statuses = await flood(5, heart);
  const [other] = await flood(1, lotus);

  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(other).toBe(200);
  expect(await shop.database.db.$count(orders)).toBe(5);
});

test('orders of custom signs are limited over all IP addresses, and products can still be ordered', async () => {
  const { heart } = await openStock();
  const design = { lines: [{ text: 'Hi', font: 'sacramento', tube: 'pink' }], width_cm: 60, backboard: 'cut' };
  const saved = await shop.post<SavedDesign>('/designs', { ...design, dimmer: false, outdoor: false }, otherAddress());
  const { id, price } = saved.body.data;
  const custom = [{ design_id: id, quantity: 1 }];
  await flood(1, custom, price);
  await shop.database.db.execute(sql`update attempts set count = 999 where key = 'order of custom signs'`);

  const statuses = await flood(2, custom, price);
  const [other] = await flood(1, heart);

  expect([...statuses, other]).toEqual([200, 429, 200]);
});
