import { expect, test } from '@jest/globals';
import type { Design, SavedDesign } from '@lumora/shared-contract/designs';
import type { OrderDetail, OrderRow } from '@lumora/shared-contract/orders';
import { sql } from 'drizzle-orm';
import { order, otherAddress, makeSignForSale } from '../../../testing/order-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

const design: Design = {
  lines: [
    { text: 'Happily', font: 'sacramento', tube: 'pink' },
    { text: 'शुभ', font: 'baloo-2', tube: 'orange' },
  ],
  width_cm: 100,
  backboard: 'cut',
  dimmer: true,
  outdoor: false,
};

async function saveDesign(fields: Design): Promise<SavedDesign> {
  return (await shop.post<SavedDesign>('/designs', fields, otherAddress())).body.data;
}

test('an order with a custom sign and a product has the price of both', async () => {
  const { ids } = await makeSignForSale(await shop.as('Administrator'));
  const { id, price } = await saveDesign(design);
  const lines = [
    { design_id: id, quantity: 3 },
    { variant_id: ids[1], quantity: 1 },
  ];

  const { status, body } = await order(shop, { lines, total: price * 3 + 800 });

  expect(status).toBe(200);
  expect(body.data.lines).toMatchObject([
    { name: 'Custom neon “Happily शुभ”', sku: `DESIGN-${id}`, path: `/d/${id}`, price, quantity: 3, total: price * 3 },
    { name: 'Heart Neon' },
  ]);
  expect(body.data.lines[0]?.details).toMatch(
    /^Size: Board 106 × \d+ cm · Font: Sacramento and Baloo 2 · Colour: Pink and Orange · Backboard: .+ · With: dimmer$/,
  );
});

test('twenty parallel requests for a custom sign with one idempotency key place one order, which can be cancelled', async () => {
  const admin = await shop.as('Administrator');
  const { id, price } = await saveDesign(design);
  const fields = { lines: [{ design_id: id, quantity: 1 }], total: price };

  const responses = await Promise.all(Array.from({ length: 20 }, () => order(shop, fields, 'key-of-asha')));

  expect(new Set(responses.map(({ status, body }) => `${status} ${body.data.reference}`)).size).toBe(1);
  const [row] = (await admin.get<OrderRow[]>('/admin/orders/list')).body.data;
  const cancelled = await admin.post<OrderDetail>(`/admin/orders/update/${row?.id}`, {
    status: 'cancelled',
    reason: 'Ordered twice',
  });
  expect(cancelled.body.data.status).toBe('cancelled');
});

test('an order of a custom sign is rejected with the new total when a design price has risen', async () => {
  const { id, price } = await saveDesign(design);
  const { db } = shop.database;
  await db.execute(sql`update design_prices set paise = paise + 10000 where part = 'dimmer'`);

  const { status, body } = await order(shop, { lines: [{ design_id: id, quantity: 1 }], total: price });

  await db.execute(sql`update design_prices set paise = paise - 10000 where part = 'dimmer'`);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([409, ['total']]);
});

test('an order of an unknown design is rejected', async () => {
  const { status, body } = await order(shop, { lines: [{ design_id: '00000000', quantity: 1 }], total: 0 });

  expect([status, body.fields]).toEqual([
    409,
    { 'lines[0]': 'The sign in line 1 of your cart is no longer in the shop.' },
  ]);
});
