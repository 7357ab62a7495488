import { expect, test } from '@jest/globals';
import type { SavedDesign } from '@lumora/shared-contract';
import { sql } from 'drizzle-orm';
import { order, otherAddress, stockOf } from '../../testing/order-rows.ts';
import { openShop } from '../../testing/shop-rows.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { orders } from './tables.ts';

const shop = useTestApp();

/** Lines of two products, each of which costs ₹500. */
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

/** Orders for ₹500, one after the other, each from another address and for another phone number. */
async function flood(count: number, lines: object[], total = 500): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < count; time += 1) {
    const phone = String(9_876_543_300 + time);
    statuses.push((await order(shop, { lines, total, phone })).status);
  }
  return statuses;
}

test('one phone number orders twenty times in a quarter of an hour, from however many addresses', async () => {
  const { heart } = await openStock();
  const statuses: number[] = [];
  for (let time = 0; time < 21; time += 1) statuses.push((await order(shop, { lines: heart, total: 500 })).status);

  const [other] = await flood(1, heart);

  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect(other).toBe(200);
  expect(await shop.database.db.$count(orders)).toBe(21);
});

test('orders that were refused do not count for the phone number', async () => {
  const { heart } = await openStock();
  for (let time = 0; time < 21; time += 1) await order(shop, { lines: heart, total: 1 });

  expect((await order(shop, { lines: heart, total: 500 })).status).toBe(200);
});

test('a flood of orders of one product from many addresses ends, and the others are sold on', async () => {
  const { heart, lotus } = await openStock();
  await flood(1, heart);
  await shop.database.db.execute(sql`update attempts set count = 997 where key like 'order of product %'`);

  const statuses = await flood(5, heart);
  const [other] = await flood(1, lotus);

  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(other).toBe(200);
  expect(await shop.database.db.$count(orders)).toBe(5);
});

test('a flood of orders of custom signs ends, and products are sold on', async () => {
  const { heart } = await openStock();
  const drawn = { lines: [{ text: 'Hi', face: 'sacramento', tube: 'pink' }], width_cm: 60, backboard: 'cut' };
  const kept = await shop.post<SavedDesign>('/designs', { ...drawn, dimmer: false, outdoor: false }, otherAddress());
  const { id, price } = kept.body.data;
  const sign = [{ design_id: id, quantity: 1 }];
  await flood(1, sign, price);
  await shop.database.db.execute(sql`update attempts set count = 999 where key = 'order of custom signs'`);

  const statuses = await flood(2, sign, price);
  const [other] = await flood(1, heart);

  expect([...statuses, other]).toEqual([200, 429, 200]);
});
