import { expect, test } from '@jest/globals';
import type { CartQuote } from '@lumora/shared-contract/cart';
import type { Variant } from '@lumora/shared-contract/catalog';
import { variantCalls } from '../../testing/catalog-rows.ts';
import { storeVoucher } from '../../testing/promotion-rows.ts';
import { openShop } from '../../testing/shop-rows.ts';
import { useTestApp } from '../../testing/test-app.ts';

const shop = useTestApp();
const path = '/admin/vouchers/try';

async function createCart() {
  const admin = await shop.as('Administrator');
  const { sell } = await openShop(admin);
  const { id } = await sell('Board', [{ size: '16x18', colour: 'Pink', price: 1000 }]);
  const [variant] = (await admin.get<Variant[]>(`${variantCalls}/list/${id}`)).body.data;
  return { admin, lines: [{ variant_id: variant?.id ?? 0, quantity: 2 }] };
}

test('a dry run by code is as for a shopper, and by id as if the voucher were live', async () => {
  const { admin, lines } = await createCart();
  const draft = await storeVoucher(admin, { is_active: false, min_order: 2000 });

  const byCode = await admin.post<CartQuote>(path, { voucher: 'fest10', lines });
  const byId = await admin.post<CartQuote>(path, { voucher_id: draft.id, lines });
  const tooSmall = await admin.post<CartQuote>(path, {
    voucher_id: draft.id,
    lines: lines.map((line) => ({ ...line, quantity: 1 })),
  });

  const rejection = 'FEST10 cannot be used at the moment. Try another code.';
  expect(byCode.body.data).toMatchObject({ voucher: { code: 'FEST10', rejection }, total: 2000 });
  expect(byId.body.data).toMatchObject({
    lines: [{ total: 2000 }],
    voucher: { code: 'FEST10', discount: 200, rejection: null, per_customer_limit: null },
    total: 1800,
  });
  expect(tooSmall.body.data.voucher?.rejection).toBe('Add ₹1,000 more to use FEST10.');
});

test.each([
  [{}, 422],
  [{ voucher: 'FEST10', voucher_id: 1 }, 422],
  [{ voucher_id: 4711 }, 404],
])('a dry run of %j gets %d', async (fields, status) => {
  const admin = await shop.as('Administrator');

  expect((await admin.post(path, { ...fields, lines: [] })).status).toBe(status);
});

test('a dry run requires the permission vouchers.view', async () => {
  const viewer = await shop.as('Viewer');

  expect((await viewer.post(path, { voucher: 'FEST10', lines: [] })).status).toBe(200);
  expect((await shop.post(path, { voucher: 'FEST10', lines: [] })).status).toBe(401);
});
