import { expect, test } from '@jest/globals';
import type { ShopOrder } from '@lumora/shared-contract/orders';
import { sql } from 'drizzle-orm';
import { order, otherAddress, makeSignForSale } from '../../../testing/order-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

async function placeOrder(): Promise<ShopOrder> {
  const { ids } = await makeSignForSale(await shop.as('Administrator'));
  return (await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 })).body.data;
}

function fetchOrder(reference: string, phone = '9876543210') {
  return shop.get<ShopOrder>(`/orders/${reference}?phone=${encodeURIComponent(phone)}`, otherAddress());
}

test.each([['9876543210'], ['+91 98765-43210'], ['098765 43210']])(
  'the order is found by reference and phone number written as %s',
  async (phone) => {
    const shopOrder = await placeOrder();

    const { status, headers, body } = await fetchOrder(shopOrder.reference.toLowerCase(), phone);

    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.data).toEqual(shopOrder);
  },
);

test('a wrong phone number and an unknown reference get the same response', async () => {
  const { reference } = await placeOrder();

  const responses = [
    await fetchOrder(reference, '9876543211'),
    await fetchOrder('LUM-234567'),
    await fetchOrder('LUM-000000'),
    await fetchOrder('nonsense'),
  ];

  const [first] = responses;
  expect(first?.status).toBe(404);
  for (const { status, body } of responses) {
    expect([status, body.message, body.error]).toEqual([404, first?.body.message, first?.body.error]);
  }
});

test('an order number is found in any notation', async () => {
  const { reference } = await placeOrder();

  for (const typed of [reference.replace('-', ' '), reference.replace('-', ''), reference.replace('-', '–')]) {
    expect((await fetchOrder(encodeURIComponent(typed))).body.data).toMatchObject({ reference });
  }
});

test('an invalid or missing phone number is rejected', async () => {
  const { reference } = await placeOrder();

  expect((await fetchOrder(reference, '12345')).body.fields).toEqual({
    phone: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9',
  });
  expect((await shop.get(`/orders/${reference}`)).body.fields).toEqual({ phone: 'Mobile number is required' });
});

/** Sends wrong phone numbers for one order, each from another IP address; returns the statuses. */
async function guessPhone(count: number, reference: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let guess = 0; guess < count; guess += 1) {
    statuses.push((await fetchOrder(reference, `98765${String(43211 + guess)}`)).status);
  }
  return statuses;
}

const fetchFrom = (ip: string, reference: string, phone: string) =>
  shop.get(`/orders/${reference}?phone=${phone}`, { 'x-forwarded-for': ip });

test('an IP address has five guesses at one order, and other IP addresses can still read it', async () => {
  const { reference } = await placeOrder();
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1) {
    statuses.push((await fetchFrom('10.8.0.1', reference, `987654322${guess}`)).status);
  }

  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  expect((await fetchOrder(reference)).status).toBe(200);
});

test.each([
  ['an existing order', placeOrder],
  ['an unknown order', async () => ({ reference: 'LUM-234567' })],
])('after a hundred guesses at %s each IP address has one guess', async (_name, getOrder) => {
  const { reference } = await getOrder();
  const statuses = await guessPhone(100, reference);

  const first = await fetchFrom('10.8.0.2', reference, '9876543220');
  const second = await fetchFrom('10.8.0.2', reference, '9876543221');

  expect(new Set(statuses)).toEqual(new Set([404]));
  expect([first.status, second.status]).toEqual([404, 429]);
});

test('the right phone number at the first try opens the order while others guess', async () => {
  const { reference } = await placeOrder();
  await guessPhone(100, reference);

  expect((await fetchFrom('10.8.0.3', reference, '9876543210')).status).toBe(200);
});

test('two thousand guesses at one order block every browser except those that placed or opened it before', async () => {
  const { ids } = await makeSignForSale(await shop.as('Administrator'));
  const shopOrder = await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 });
  const { reference } = shopOrder.body.data;
  const looked = await fetchOrder(reference);
  const unknown = await fetchOrder(reference, '9876543211');
  await shop.database.db.execute(sql`update attempts set count = 2000 where key = ${`order ${reference}`}`);

  const cookies = [shopOrder, looked, unknown].map(({ headers }) => headers.get('set-cookie')?.split(';')[0] ?? '');
  const statuses: number[] = [];
  for (const cookie of cookies) {
    const headers = { ...otherAddress(), cookie };
    statuses.push((await shop.get(`/orders/${reference}?phone=9876543210`, headers)).status);
  }

  expect(statuses).toEqual([200, 200, 429]);
});

test('a browser known to the order has twenty guesses', async () => {
  const { ids } = await makeSignForSale(await shop.as('Administrator'));
  const shopOrder = await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 });
  const cookie = shopOrder.headers.get('set-cookie')?.split(';')[0] ?? '';
  const statuses: number[] = [];
  for (let guess = 0; guess < 21; guess += 1) {
    const path = `/orders/${shopOrder.body.data.reference}?phone=98765432${guess + 20}`;
    statuses.push((await shop.get(path, { ...otherAddress(), cookie })).status);
  }

  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
});

test('the customer can open the order 25 times', async () => {
  const { reference } = await placeOrder();
  for (let time = 0; time < 25; time += 1) await fetchOrder(reference);

  expect((await fetchOrder(reference)).status).toBe(200);
});

test('an IP address over the limit of lookups gets 429', async () => {
  const { reference } = await placeOrder();
  const from = { 'x-forwarded-for': '10.9.9.9' };
  await shop.get(`/orders/${reference}?phone=9876543210`, from);
  await shop.database.db.execute(sql`update attempts set count = 300`);

  expect((await shop.get(`/orders/${reference}?phone=9876543210`, from)).status).toBe(429);
});
