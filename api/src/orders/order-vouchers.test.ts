import { expect, test } from '@jest/globals';
import type { OrderRow, Voucher } from '@lumora/shared-contract';
import { order, makeSignForSale, stockOf, voucherUses } from '../../testing/order-rows.ts';
import { storeVoucher } from '../../testing/promotion-rows.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { orders } from './tables.ts';

const shop = useTestApp();

/** A shop with one live voucher, and an order of one sign at ₹800 with it, by whom and for what the fields say. */
async function shopWith(rule: object) {
  const admin = await shop.as('Administrator');
  const { product, ids } = await makeSignForSale(admin);
  const { code } = await storeVoucher(admin, { code: 'DIWALI', kind: 'fixed', amount: 100, ...rule });
  const buy = (fields: object = {}) =>
    order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 700, voucher: code.toLowerCase(), ...fields });
  return { admin, product, ids, buy };
}

test('a voucher lowers the sum, and is counted', async () => {
  const { admin, buy } = await shopWith({ kind: 'percent', amount: 12.5 });

  const { status, body } = await buy();

  expect(status).toBe(200);
  expect(body.data).toMatchObject({ voucher_code: 'DIWALI', subtotal: 800, discount: 100, total: 700 });
  expect(await voucherUses(admin)).toEqual({ DIWALI: 1 });
});

test.each([
  [{ is_active: false }, 'DIWALI cannot be used at the moment.'],
  [{ min_order: 1000 }, 'Add ₹200 more to use DIWALI.'],
  [{ ends_at: '2026-01-01T00:00:00.000Z' }, 'DIWALI ended on'],
])('a voucher with %j is refused in words, and nothing is ordered', async (rule, words) => {
  const { admin, product, buy } = await shopWith(rule);

  const { status, body } = await buy();

  expect([status, body.error]).toEqual([409, 'conflict']);
  expect(body.fields?.['voucher']).toContain(words);
  expect(body.message).toMatch(/Nothing was ordered: order without it, or with another code\.$/);
  expect((await stockOf(admin, product.id))[1]?.stock).toBe(9);
});

test('a code that nobody gave out is refused', async () => {
  const { buy } = await shopWith({});

  expect((await buy({ voucher: 'HOLI' })).body.fields).toEqual({
    voucher: 'There is no voucher HOLI. Check how it is written.',
  });
});

test('an order at another discount than the shopper saw is refused', async () => {
  const { buy } = await shopWith({ amount: 50 });

  expect((await buy()).body.fields).toEqual({ total: 'The total is now ₹750, not ₹700.' });
  expect(await shop.database.db.$count(orders)).toBe(0);
});

test('a customer uses a voucher as often as it says, however the phone number is written', async () => {
  const { buy } = await shopWith({ per_customer_limit: 1 });

  const statuses = [
    (await buy({ phone: '9000000001' })).status,
    (await buy({ phone: '+91 90000-00001' })).status,
    (await buy({ phone: '9000000002' })).status,
  ];

  expect(statuses).toEqual([200, 409, 200]);
});

test('a cancelled order gives its voucher back, to the shop and to the customer', async () => {
  const { admin, buy } = await shopWith({ usage_limit: 1, per_customer_limit: 1 });
  await buy();
  const second = await buy();
  const [row] = (await admin.get<OrderRow[]>('/admin/orders/list')).body.data;

  await admin.post(`/admin/orders/update/${row?.id}`, { status: 'cancelled', reason: 'No longer wanted' });

  expect([second.status, second.body.fields?.['voucher']]).toEqual([
    409,
    'DIWALI has been used already. Try another code.',
  ]);
  expect(await voucherUses(admin)).toEqual({ DIWALI: 0 });
  expect((await buy()).status).toBe(200);
});

test('a voucher that orders hold is not deleted, cancelled or not', async () => {
  const { admin, buy } = await shopWith({});
  await buy();
  await buy({ phone: '9000000002' });
  const [row] = (await admin.get<OrderRow[]>('/admin/orders/list')).body.data;
  await admin.post(`/admin/orders/update/${row?.id}`, { status: 'cancelled', reason: 'No longer wanted' });
  const [voucher] = (await admin.get<Voucher[]>('/admin/vouchers/list')).body.data;

  const refused = await admin.delete(`/admin/vouchers/delete/${voucher?.id}`);

  expect([refused.status, refused.body.message]).toEqual([409, '2 orders use “DIWALI”.']);
  expect(await voucherUses(admin)).toEqual({ DIWALI: 1 });
});
