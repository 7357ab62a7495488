import { expect, test } from '@jest/globals';
import type { BulkOutcome, Product, ProductRow, Variant } from '@lumora/shared-contract/catalog';
import { makeVariants, uploadImages, variantCalls } from '../../../testing/catalog-rows.ts';
import { makeCategory, storeProduct } from '../../../testing/make-products.ts';
import { useTestApp, type Caller } from '../../../testing/test-app.ts';

const shop = useTestApp();
const root = '/admin/products';
const isGone = 'This product does not exist any more.';

async function makeMany(admin: Caller, count: number): Promise<number[]> {
  const category_id = await makeCategory(admin, 'Neon');
  const ids: number[] = [];
  for (let n = 1; n <= count; n += 1)
    ids.push((await storeProduct(admin, { name: `Neon ${n}`, best_seller: true, category_id })).id);
  return ids;
}

test('a bulk update sets the given flags on existing products and reports missing ones', async () => {
  const admin = await shop.as('Administrator');
  const [first = 0, second = 0, third = 0] = await makeMany(admin, 3);

  const { status, body } = await admin.post<BulkOutcome>(`${root}/bulk-update`, {
    ids: [third, 4711, first, first, 99999999999],
    is_active: '1',
    new_arrival: true,
  });
  const rows = (await admin.get<ProductRow[]>(`${root}/list?sort=id`)).body.data;

  expect(status).toBe(200);
  expect(body.data).toEqual({
    done: [third, first],
    failed: [
      { id: 4711, name: null, message: isGone },
      { id: 99999999999, name: null, message: isGone },
    ],
  });
  expect(rows).toMatchObject([
    { id: first, is_active: true, new_arrival: true, best_seller: true },
    { id: second, is_active: false, new_arrival: false, best_seller: true },
    { id: third, is_active: true, new_arrival: true, best_seller: true },
  ]);
});

test('a bulk deletion deletes existing products and reports missing ones', async () => {
  const admin = await shop.as('Administrator');
  const [first = 0, second = 0, third = 0] = await makeMany(admin, 3);

  const { body } = await admin.post<BulkOutcome>(`${root}/bulk-delete`, { ids: [first, third, 4711] });

  expect(body.data).toEqual({ done: [first, third], failed: [{ id: 4711, name: null, message: isGone }] });
  expect((await admin.get<ProductRow[]>(`${root}/list`)).body.data.map(({ id }) => id)).toEqual([second]);
});

test.each([
  [{ ids: [], is_active: true }, 'Choose at least one row'],
  [{ is_active: true }, 'Choose at least one row'],
  [{ ids: Array.from({ length: 101 }, (_, n) => n + 1), is_active: true }, 'At most 100 rows in one call'],
  [{ ids: [1] }, 'Choose what to change: is_active, best_seller or new_arrival.'],
])('the API rejects a bulk update of no or too many rows and one without flags (%#)', async (input, message) => {
  const admin = await shop.as('Administrator');

  const rejected = await admin.post(`${root}/bulk-update`, input);

  expect(rejected.status).toBe(422);
  expect(rejected.body.message).toBe(message);
});

test('concurrent bulk updates of the same products in opposite order all succeed', async () => {
  const admin = await shop.as('Administrator');
  const ids = await makeMany(admin, 10);

  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      admin.post(`${root}/bulk-update`, { ids: n % 2 ? ids : ids.toReversed(), is_active: n % 2 === 0 }),
    ),
  );

  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
});

test('a copy of a product is inactive and has the same images and variants with new SKUs', async () => {
  const admin = await shop.as('Administrator');
  const { product, variants } = await makeVariants(admin, ['16x18', '26x23'], 'Mandap');
  await uploadImages(admin, product.id, 2);
  await admin.post(`${root}/bulk-update`, { ids: [product.id], is_active: true });

  const { body } = await admin.post<Product>(`${root}/duplicate/${product.id}`);
  const copies = (await admin.get<Variant[]>(`${variantCalls}/list/${body.data.id}`)).body.data;
  const [row] = (await admin.get<ProductRow[]>(`${root}/list`)).body.data;

  expect(body).toMatchObject({
    data: { name: 'Mandap (copy)', slug: 'mandap-copy', is_active: false },
    message: 'Product duplicated',
  });
  expect(row).toMatchObject({ name: 'Mandap (copy)', variant_count: 2, min_price: 899.99, stock_total: 8 });
  expect(row?.image).not.toBeNull();
  expect(copies.map(({ variant_attributes: [pair] }) => pair?.value.title)).toEqual(['16x18', '26x23']);
  expect(new Set([...copies, ...variants].map(({ sku }) => sku)).size).toBe(4);
});

test('the name of a copy of a product with a long name ends before an emoji that would not fit', async () => {
  const admin = await shop.as('Administrator');
  const letters = 'a'.repeat(152);
  const { product } = await makeVariants(admin, ['16x18'], `${letters}🔥`);

  const { body } = await admin.post<Product>(`${root}/duplicate/${product.id}`);

  expect(body.data.name).toBe(`${letters} (copy)`);
});
