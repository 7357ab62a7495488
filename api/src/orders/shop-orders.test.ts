import { expect, test } from '@jest/globals';
import type { ShopOrder } from '@lumora/shared-contract';
import { sql } from 'drizzle-orm';
import { order, otherAddress, shelve } from '../../testing/order-rows.ts';
import { useTestApp } from '../../testing/test-app.ts';

const shop = useTestApp();

async function placed(): Promise<ShopOrder> {
  const { ids } = await shelve(await shop.as('Administrator'));
  return (await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 })).body.data;
}

function look(reference: string, phone = '9876543210') {
  return shop.get<ShopOrder>(`/orders/${reference}?phone=${encodeURIComponent(phone)}`, otherAddress());
}

test.each([['9876543210'], ['+91 98765-43210'], ['098765 43210']])(
  'who knows reference and phone, written as %s, sees the order',
  async (phone) => {
    const made = await placed();

    const { status, headers, body } = await look(made.reference.toLowerCase(), phone);

    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.data).toEqual(made);
  },
);

test('a wrong phone and an unknown reference are answered alike', async () => {
  const { reference } = await placed();

  const answers = [
    await look(reference, '9876543211'),
    await look('LUM-234567'),
    await look('LUM-000000'),
    await look('nonsense'),
  ];

  const [first] = answers;
  expect(first?.status).toBe(404);
  for (const { status, body } of answers) {
    expect([status, body.message, body.error]).toEqual([404, first?.body.message, first?.body.error]);
  }
});

test('a phone number that is none is refused', async () => {
  const { reference } = await placed();

  expect((await look(reference, '12345')).body.fields).toEqual({ phone: 'Enter a 10-digit mobile number' });
  expect((await shop.get(`/orders/${reference}`)).body.fields).toEqual({ phone: 'Mobile number is required' });
});

test('whoever guesses phone numbers of one order is stopped, from however many addresses', async () => {
  const { reference } = await placed();
  const statuses: number[] = [];
  for (let guess = 0; guess < 20; guess += 1) statuses.push((await look(reference, `98765432${guess + 20}`)).status);

  const guessed = await look(reference);

  expect(new Set(statuses)).toEqual(new Set([404]));
  expect(guessed.status).toBe(429);
});

test('the limit on an order that there is not is the same', async () => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 21; guess += 1) statuses.push((await look('LUM-234567')).status);

  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('its owner may look as often as the address may', async () => {
  const { reference } = await placed();
  for (let time = 0; time < 25; time += 1) await look(reference);

  expect((await look(reference)).status).toBe(200);
});

test('one address that looks without end is told to wait', async () => {
  const { reference } = await placed();
  const from = { 'x-forwarded-for': '10.9.9.9' };
  await shop.get(`/orders/${reference}?phone=9876543210`, from);
  await shop.database.db.execute(sql`update attempts set count = 300`);

  expect((await shop.get(`/orders/${reference}?phone=9876543210`, from)).status).toBe(429);
});
