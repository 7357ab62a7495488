import { expect, test } from '@jest/globals';
import type { CartQuote } from '@lumora/shared-contract/cart';
import type { Product, Variant } from '@lumora/shared-contract/catalog';
import { sql } from 'drizzle-orm';
import { variantCalls } from '../../testing/catalog-rows.ts';
import { inMs, storeVoucher } from '../../testing/promotion-rows.ts';
import { openShop } from '../../testing/shop-rows.ts';
import { useTestApp, type Caller } from '../../testing/test-app.ts';

const shop = useTestApp();

/** Creates a cart with a board of ₹1,000 and a wedding sign of ₹500. */
async function createCart() {
  const admin = await shop.as('Administrator');
  const { categories, sell } = await openShop(admin, ['LED Boards', 'Wedding Neon']);
  const [, weddings = 0] = categories;
  const board = await sell('Board', [{ size: '16x18', colour: 'Pink', price: 1000, show: 1200 }]);
  const sign = await sell('Sign', [{ size: '16x18', colour: 'Pink', price: 500 }], { category_id: weddings });
  const lines = [
    { variant_id: await onlyVariant(admin, board), quantity: 1 },
    { variant_id: await onlyVariant(admin, sign), quantity: 1 },
  ];
  const quote = (voucher: string, phone?: string) => shop.post<CartQuote>('/cart/quote', { lines, voucher, phone });
  return { admin, board, sign, weddings, lines, quote };
}

async function onlyVariant(admin: Caller, { id }: Product): Promise<number> {
  const [variant] = (await admin.get<Variant[]>(`${variantCalls}/list/${id}`)).body.data;
  return variant?.id ?? 0;
}

test('a voucher code in any letter case reduces the total by whole rupees', async () => {
  const { admin, quote } = await createCart();
  await storeVoucher(admin, { amount: 12.5 });

  const { status, body } = await quote(' fest10 ');

  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    subtotal: 1500,
    saved: 200,
    voucher: { code: 'FEST10', discount: 188, rejection: null, per_customer_limit: null },
    total: 1312,
  });
});

test('a voucher with a scope discounts only lines of its products and categories', async () => {
  const { admin, board, weddings, quote } = await createCart();
  await storeVoucher(admin, { code: 'BOARD', product_ids: [board.id] });
  await storeVoucher(admin, { code: 'WED', category_ids: [weddings], min_order: 1500 });

  expect((await quote('BOARD')).body.data.total).toBe(1400);
  expect((await quote('WED')).body.data.total).toBe(1450);
});

test('a voucher for other products is rejected with its scope, also after its products are deleted', async () => {
  const { admin, board, lines } = await createCart();
  const other = await admin.post('/admin/categories/store', { title: 'Logo Signs', priority: 0 });
  await storeVoucher(admin, { code: 'LOGO', category_ids: [other.body.data.id] });
  await storeVoucher(admin, { code: 'BOARD', product_ids: [board.id] });
  await admin.delete(`/admin/products/delete/${board.id}`);
  const quote = (voucher: string) => shop.post<CartQuote>('/cart/quote', { lines: lines.slice(1), voucher });

  const [logo, deleted] = [await quote('LOGO'), await quote('BOARD')];

  expect(logo.body.data.voucher?.rejection).toBe('This voucher is for Logo Signs only.');
  expect(deleted.body.data.voucher?.rejection).toBe('What BOARD was for is no longer in the shop. Try another code.');
});

test.each([
  [{ min_order: 1701 }, 'Add ₹201 more to use FEST10.'],
  [{ is_active: false }, 'FEST10 cannot be used at the moment. Try another code.'],
  [{ ends_at: '2020-11-03T12:00:00Z' }, 'FEST10 ended on 3 November 2020.'],
  [{ starts_at: inMs(86_400_000 * 400) }, expect.stringMatching(/^FEST10 starts on \d+ \w+ \d{4}\. Try again then\.$/)],
])('a voucher with %j is rejected with the reason, and the cart is priced without it', async (rule, rejection) => {
  const { admin, quote } = await createCart();
  await storeVoucher(admin, rule);

  const { status, body } = await quote('FEST10');

  expect(status).toBe(200);
  expect(body.data).toMatchObject({ subtotal: 1500, voucher: { discount: 0, rejection }, total: 1500 });
});

test('a voucher at its usage limit is rejected', async () => {
  const { admin, quote } = await createCart();
  await storeVoucher(admin, { usage_limit: 2 });
  await shop.database.db.execute(sql`update vouchers set used = 2`);

  expect((await quote('FEST10')).body.data.voucher?.rejection).toBe('FEST10 has been used up. Try another code.');
});

test('a voucher at the limit per customer is rejected once the phone number is sent', async () => {
  const { admin, quote } = await createCart();
  const { id } = await storeVoucher(admin, { per_customer_limit: 1 });
  await shop.database.db.execute(sql`insert into orders
    (reference, idempotency_key, request_hash, payment, name, phone, address, pin_code, pieces, subtotal, total, voucher_id, updated_by)
    values ('LUM-222222', 'a', 'a', 'cod', 'Asha', '919876543210', '1 MG Road', '560001', 1, 100, 100, ${id}, 'Asha')`);

  const unknown = await quote('FEST10');
  const known = await quote('FEST10', '98765 43210');
  const other = await quote('FEST10', '98765 43211');

  expect(unknown.body.data.voucher).toMatchObject({ rejection: null, per_customer_limit: 1 });
  expect(known.body.data.voucher?.rejection).toBe('You have used FEST10 already. Try another code.');
  expect(other.body.data.voucher?.discount).toBe(150);
});

test('an unknown code is rejected with a message, and an empty code is ignored', async () => {
  const { quote } = await createCart();

  const unknown = await quote("x' or 1=1 --");
  const none = await quote('  ');

  expect(unknown.body.data.voucher).toEqual({
    code: "X' OR 1=1 --",
    discount: 0,
    rejection: "There is no voucher X' OR 1=1 --. Check how it is written.",
    per_customer_limit: null,
  });
  expect(none.body.data.voucher).toBeNull();
});

test('guessing codes is limited while the cart is still priced, and known codes do not count', async () => {
  const { admin, quote } = await createCart();
  await storeVoucher(admin);
  for (let count = 0; count < 50; count += 1) await quote('FEST10');
  const known = await quote('FEST10');

  for (let guess = 0; guess < 41; guess += 1) await quote(`GUESS${guess}`);
  const limited = await quote('FEST10');

  expect(known.body.data.voucher?.discount).toBe(150);
  expect(limited.status).toBe(200);
  expect(limited.body.data).toMatchObject({ voucher: { discount: 0 }, total: 1500 });
  expect(limited.body.data.voucher?.rejection).toMatch(/^Too many attempts\. Try again in \d+ minutes\.$/);
});
