import { expect, test } from '@jest/globals';
import type { ShopOrder } from '@lumora/shared-contract';
import { sql } from 'drizzle-orm';
import { order, otherAddress, makeSignForSale } from '../../testing/order-rows.ts';
import { useTestApp } from '../../testing/test-app.ts';

const shop = useTestApp();

async function placed(): Promise<ShopOrder> {
  const { ids } = await makeSignForSale(await shop.as('Administrator'));
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

/** Wrong phone numbers for one order, each from another address. */
async function guessFrom(addresses: number, reference: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let guess = 0; guess < addresses; guess += 1) {
    statuses.push((await look(reference, `98765${String(43211 + guess)}`)).status);
  }
  return statuses;
}

const from = (address: string, reference: string, phone: string) =>
  shop.get(`/orders/${reference}?phone=${phone}`, { 'x-forwarded-for': address });

test('an address has five guesses at one order, and others go on', async () => {
  const { reference } = await placed();
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1) {
    statuses.push((await from('10.8.0.1', reference, `987654322${guess}`)).status);
  }

  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  expect((await look(reference)).status).toBe(200);
});

test.each([
  ['an order', placed],
  ['no order', async () => ({ reference: 'LUM-234567' })],
])('after a hundred guesses at %s from many addresses each address has one', async (_name, asked) => {
  const { reference } = await asked();
  const statuses = await guessFrom(100, reference);

  const first = await from('10.8.0.2', reference, '9876543220');
  const second = await from('10.8.0.2', reference, '9876543221');

  expect(new Set(statuses)).toEqual(new Set([404]));
  expect([first.status, second.status]).toEqual([404, 429]);
});

test('who gives the right phone number at once gets in while others guess', async () => {
  const { reference } = await placed();
  await guessFrom(100, reference);

  expect((await from('10.8.0.3', reference, '9876543210')).status).toBe(200);
});

test('two thousand guesses at one order stop every browser but those that ordered or looked before', async () => {
  const { ids } = await makeSignForSale(await shop.as('Administrator'));
  const made = await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 });
  const { reference } = made.body.data;
  const looked = await look(reference);
  const unknown = await look(reference, '9876543211');
  await shop.database.db.execute(sql`update attempts set count = 2000 where key = ${`order ${reference}`}`);

  const cookies = [made, looked, unknown].map(({ headers }) => headers.get('set-cookie')?.split(';')[0] ?? '');
  const statuses: number[] = [];
  for (const cookie of cookies) {
    const headers = { ...otherAddress(), cookie };
    statuses.push((await shop.get(`/orders/${reference}?phone=9876543210`, headers)).status);
  }

  expect(statuses).toEqual([200, 200, 429]);
});

test('a known browser has twenty guesses at the order', async () => {
  const { ids } = await makeSignForSale(await shop.as('Administrator'));
  const made = await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 });
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
  const statuses: number[] = [];
  for (let guess = 0; guess < 21; guess += 1) {
    const path = `/orders/${made.body.data.reference}?phone=98765432${guess + 20}`;
    statuses.push((await shop.get(path, { ...otherAddress(), cookie })).status);
  }

  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
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
