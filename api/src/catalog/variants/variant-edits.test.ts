import { expect, test } from '@jest/globals';
import type { Variant, VariantEditsOutcome } from '@lumora/shared-contract/catalog';
import { makeVariants, variantCalls } from '../../../testing/catalog-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();
const path = `${variantCalls}/update-many`;

test('a bulk edit saves the given prices and stock of several variants and leaves other fields unchanged', async () => {
  const admin = await shop.as('Administrator');
  const { variants } = await makeVariants(admin);
  const [a, b, c] = variants;

  const { body } = await admin.post<VariantEditsOutcome>(path, {
    variants: [
      { id: c?.id, stock: 9, updated_at: c?.updated_at },
      { id: a?.id, selling_price: '0.30', is_active: 0 },
      { id: b?.id, purchase_price: 0.1 + 0.2, show_price: '' },
    ],
  });

  expect(body.message).toBe('3 variants updated');
  expect(body.data.failed).toEqual([]);
  expect(body.data.saved).toMatchObject([
    { id: c?.id, stock: 9, selling_price: 899.99, is_active: 1 },
    { id: a?.id, selling_price: 0.3, discount_percent: 100, is_active: 0, stock: 4 },
    { id: b?.id, purchase_price: 0.3, show_price: 0, discount_percent: 0 },
  ]);
  expect(body.data.saved[0]?.updated_at).not.toBe(c?.updated_at);
});

test('a bulk edit reports variants that were changed or deleted and saves the others', async () => {
  const admin = await shop.as('Administrator');
  const editor = await shop.as('Editor');
  const { variants, product } = await makeVariants(admin);
  const [changed, deleted, unchanged] = variants;
  await editor.post(path, { variants: [{ id: changed?.id, stock: 1 }] });
  await editor.delete(`${variantCalls}/delete/${deleted?.id}`);
  const edits = variants.map(({ id, updated_at }) => ({ id, stock: 70, updated_at }));

  const { status, body } = await admin.post<VariantEditsOutcome>(path, { variants: edits });
  const after = await admin.get<Variant[]>(`${variantCalls}/list/${product.id}`);

  expect(status).toBe(200);
  expect(body.message).toBe('Variant updated');
  expect(body.data.saved).toMatchObject([{ id: unchanged?.id, stock: 70 }]);
  expect(body.data.failed).toEqual([
    { id: changed?.id, message: 'This variant was changed by Editor Rao. Reload to see it.' },
    { id: deleted?.id, message: 'This variant does not exist any more.' },
  ]);
  expect(after.body.data.map(({ stock }) => stock)).toEqual([1, 70]);
});

test('the API rejects a bulk edit with an invalid row and saves nothing', async () => {
  const admin = await shop.as('Administrator');
  const { variants, product } = await makeVariants(admin);
  const [a, b] = variants;
  const send = (rows: unknown) => admin.post(path, { variants: rows });

  const invalid = await send([
    { id: a?.id, stock: 1 },
    { id: b?.id, stock: -1, selling_price: '12.345' },
  ]);
  const twice = await send([
    { id: a?.id, stock: 1 },
    { id: a?.id, stock: 2 },
  ]);
  const withoutTimestamp = await send([{ id: a?.id, stock: 1, updated_at: 'yesterday' }]);
  const many = await send(Array.from({ length: 101 }, (_, n) => ({ id: n + 1 })));
  const after = await admin.get<Variant[]>(`${variantCalls}/list/${product.id}`);

  expect(invalid.body.fields).toEqual({
    'variants[1].stock': 'Stock is at least 0',
    'variants[1].selling_price': 'Price has at most two decimals',
  });
  expect(twice.body.fields).toEqual({ variants: 'Each row may be changed once.' });
  expect(withoutTimestamp.status).toBe(422);
  expect(many.body.fields).toEqual({ variants: 'At most 100 rows in one call' });
  expect(after.body.data).toEqual(variants);
});

test('concurrent edits of the variants of two products in opposite order all succeed', async () => {
  const admin = await shop.as('Administrator');
  const first = await makeVariants(admin, ['S', 'M', 'L'], 'First');
  const second = await makeVariants(admin, ['S', 'M', 'L'], 'Second');
  const ids = [...first.variants, ...second.variants].map(({ id }) => id);
  const edits = (order: number[], stock: number) => ({ variants: order.map((id) => ({ id, stock })) });
  const reversed = [...ids].reverse();

  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) => [
      admin.post<VariantEditsOutcome>(path, edits(n % 2 ? ids : reversed, n)),
      admin.post(`${variantCalls}/store`, {
        product_id: n % 2 ? first.product.id : second.product.id,
        attributes: [(n % 2 ? first : second).size.choose(n % 3)],
      }),
    ]).flat(),
  );

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(20);
});
