import { expect, test } from '@jest/globals';
import { order, otherAddress, customer, makeSignForSale, stockOf } from '../../../testing/order-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { orders } from '../tables.ts';

const shop = useTestApp();

test('a request sent twice places one order and returns the same response twice', async () => {
  const admin = await shop.as('Administrator');
  const { product, ids } = await makeSignForSale(admin);
  const fields = { lines: [{ variant_id: ids[0], quantity: 2 }], total: 2401 };

  const first = await order(shop, fields, 'key-of-asha');
  const second = await order(shop, fields, 'key-of-asha');

  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(first.body);
  expect((await stockOf(admin, product.id))[0]?.stock).toBe(1);
});

test('a request sent twenty times in parallel places one order', async () => {
  const admin = await shop.as('Administrator');
  const { product, ids } = await makeSignForSale(admin);
  const fields = { lines: [{ variant_id: ids[0], quantity: 2 }], total: 2401 };

  const responses = await Promise.all(Array.from({ length: 20 }, () => order(shop, fields, 'key-of-asha')));

  expect(new Set(responses.map(({ status, body }) => `${status} ${body.data.reference}`)).size).toBe(1);
  expect(await shop.database.db.$count(orders)).toBe(1);
  expect((await stockOf(admin, product.id))[0]?.stock).toBe(1);
});

test('a request with its fields in another sequence is the same request', async () => {
  const { ids } = await makeSignForSale(await shop.as('Administrator'));
  const { body } = await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 }, 'key-of-asha');

  const reordered = { total: 800, lines: [{ quantity: 1, variant_id: ids[1] }], ...customer };
  const again = await shop.post('/orders', reordered, { 'idempotency-key': 'key-of-asha', ...otherAddress() });

  expect(again.body).toEqual(body);
});

test('another request with a used idempotency key is rejected and places no order', async () => {
  const { ids } = await makeSignForSale(await shop.as('Administrator'));
  await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 }, 'key-of-asha');

  const other = await order(shop, { lines: [{ variant_id: ids[1], quantity: 2 }], total: 1600 }, 'key-of-asha');

  expect([other.status, other.body.message]).toEqual([
    409,
    'Another order was sent under this Idempotency-Key. Send this one under a new key to order it too.',
  ]);
  expect(await shop.database.db.$count(orders)).toBe(1);
});

test('the idempotency key of a rejected request can be used again', async () => {
  const { ids } = await makeSignForSale(await shop.as('Administrator'));
  const rejected = await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 700 }, 'key-of-asha');

  const accepted = await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 }, 'key-of-asha');

  expect([rejected.status, accepted.status]).toEqual([409, 200]);
});

test.each([[undefined], ['short'], ['with a space'], ['x'.repeat(101)], ['naïve-key']])(
  'the idempotency key %j is rejected with a message that states its format',
  async (key) => {
    const headers = { ...otherAddress(), ...(key !== undefined && { 'idempotency-key': key }) };
    const { status, body } = await shop.post(
      '/orders',
      { ...customer, lines: [{ variant_id: 1, quantity: 1 }], total: 1 },
      headers,
    );

    expect([status, body.error]).toEqual([400, 'bad_request']);
    expect(body.message).toMatch(/^Send the header Idempotency-Key: 8 to 100/);
  },
);
