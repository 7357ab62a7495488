import { expect, test } from '@jest/globals';
import type { OrderRow } from '@lumora/shared-contract/orders';
import type { Voucher } from '@lumora/shared-contract/promotions';
import { order, makeSignForSale, stockOf, voucherUses } from '../../../testing/order-rows.ts';
import { storeVoucher } from '../../../testing/promotion-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { orders } from '../tables.ts';

const shop = useTestApp();

/** Creates a live voucher by `rule`; `buy` orders one product of ₹800 with it. */
async function createShopWithVoucher(rule: object) {
  const admin = await shop.as('Administrator');
  const { product, ids } = await makeSignForSale(admin);
  const { code } = await storeVoucher(admin, { code: 'DIWALI', kind: 'fixed', amount: 100, ...rule });
  const buy = (fields: object = {}) =>
    order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 700, voucher: code.toLowerCase(), ...fields });
  return { admin, product, ids, buy };
}

test('an order with a voucher has the discount, and the voucher counts one use', async () => {
  const { admin, buy } = await createShopWithVoucher({ kind: 'percent', amount: 12.5 });

  const { status, body } = await buy();

  expect(status).toBe(200);
  expect(body.data).toMatchObject({ voucher_code: 'DIWALI', subtotal: 800, discount: 100, total: 700 });
  expect(await voucherUses(admin)).toEqual({ DIWALI: 1 });
});

test.each([
  [{ is_active: false }, 'DIWALI cannot be used at the moment.'],
  [{ min_order: 1000 }, 'Add ₹200 more to use DIWALI.'],
  [{ ends_at: '2026-01-01T00:00:00.000Z' }, 'DIWALI ended on'],
])('an order with a voucher with %j is rejected with the reason, and no stock is taken', async (rule, message) => {
  const { admin, product, buy } = await createShopWithVoucher(rule);

  const { status, body } = await buy();

  expect([status, body.error]).toEqual([409, 'conflict']);
  expect(body.fields?.['voucher']).toContain(message);
  expect(body.message).toMatch(/Nothing was ordered: order without it, or with another code\.$/);
  expect((await stockOf(admin, product.id))[1]?.stock).toBe(9);
});

test('an order with an unknown voucher code is rejected', async () => {
  const { buy } = await createShopWithVoucher({});

  expect((await buy({ voucher: 'HOLI' })).body.fields).toEqual({
    voucher: 'There is no voucher HOLI. Check how it is written.',
  });
});

test('an order is rejected when the discount differs from the one that the shopper saw', async () => {
  const { buy } = await createShopWithVoucher({ amount: 50 });

  expect((await buy()).body.fields).toEqual({ total: 'The total is now ₹750, not ₹700.' });
  expect(await shop.database.db.$count(orders)).toBe(0);
});

test('the limit per customer counts all spellings of a phone number as one customer', async () => {
  const { buy } = await createShopWithVoucher({ per_customer_limit: 1 });

  const statuses = [
    (await buy({ phone: '9000000001' })).status,
    (await buy({ phone: '+91 90000-00001' })).status,
    (await buy({ phone: '9000000002' })).status,
  ];

  expect(statuses).toEqual([200, 409, 200]);
});

test('cancelling an order restores the voucher use, in total and for the customer', async () => {
  const { admin, buy } = await createShopWithVoucher({ usage_limit: 1, per_customer_limit: 1 });
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

test('deleting a voucher is rejected with the number of orders that use it, cancelled ones included', async () => {
  const { admin, buy } = await createShopWithVoucher({});
  await buy();
  await buy({ phone: '9000000002' });
  const [row] = (await admin.get<OrderRow[]>('/admin/orders/list')).body.data;
  await admin.post(`/admin/orders/update/${row?.id}`, { status: 'cancelled', reason: 'No longer wanted' });
  const [voucher] = (await admin.get<Voucher[]>('/admin/vouchers/list')).body.data;

  const rejected = await admin.delete(`/admin/vouchers/delete/${voucher?.id}`);

  expect([rejected.status, rejected.body.message]).toEqual([409, '2 orders use “DIWALI”.']);
  expect(await voucherUses(admin)).toEqual({ DIWALI: 1 });
});
