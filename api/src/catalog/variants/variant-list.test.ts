import { expect, test } from '@jest/globals';
import type { VariantRow } from '@lumora/shared-contract/catalog';
import { makeVariants, uploadImages, variantCalls } from '../../../testing/catalog-rows.ts';
import { useTestApp, type Caller } from '../../../testing/test-app.ts';

const shop = useTestApp();

/** Creates “Zen Garden” with two variants and “Arrow 50%” with one; prices and stock all differ. */
async function createProducts(admin: Caller) {
  const zen = await makeVariants(admin, ['S', 'M'], 'Zen Garden');
  const arrow = await makeVariants(admin, ['L'], 'Arrow 50%');
  const [small, medium] = zen.variants.map(({ id }) => id);
  const [large] = arrow.variants.map(({ id }) => id);
  await admin.post(`${variantCalls}/update-many`, {
    variants: [
      { id: small, stock: 0, selling_price: 300 },
      { id: medium, stock: 5, selling_price: 100 },
      { id: large, stock: 6, selling_price: 200, is_active: 0 },
    ],
  });
  const update = { product_id: zen.product.id, attributes: [zen.size.choose(0)], selling_price: 300, sku: 'zz-eta-1' };
  await admin.post(`${variantCalls}/update/${small}`, update);
  return { zen, small, medium, large };
}

async function list(admin: Caller, query: string) {
  const { body } = await admin.get<VariantRow[]>(`${variantCalls}/list?page=1&${query}`);
  return { ids: body.data.map(({ id }) => id), total: body.meta?.total };
}

test('the list of all variants is sorted newest first and can be sorted and paged', async () => {
  const admin = await shop.as('Administrator');
  const { small, medium, large } = await createProducts(admin);

  const all = await admin.get<VariantRow[]>(`${variantCalls}/list`);

  expect(all.body.data).toMatchObject([
    { id: large, product_name: 'Arrow 50%', is_active: 0 },
    { id: medium, product_name: 'Zen Garden' },
    { id: small, product_name: 'Zen Garden', variant_attributes: [{ value: { title: 'S' } }] },
  ]);
  expect(await list(admin, 'page_size=2')).toEqual({ ids: [large, medium], total: 3 });
  expect((await list(admin, 'sort=-sku')).ids[0]).toBe(small);
  expect((await list(admin, 'sort=product_name')).ids).toEqual([large, small, medium]);
  expect((await list(admin, 'sort=selling_price')).ids).toEqual([medium, large, small]);
  expect((await list(admin, 'sort=-stock')).ids).toEqual([large, medium, small]);
  expect((await list(admin, 'sort=-created_at')).ids).toEqual((await list(admin, 'sort=-id')).ids);
  expect((await list(admin, 'sort=-updated_at')).ids[0]).toBe(small);
  expect((await admin.get(`${variantCalls}/list?sort=purchase_price`)).status).toBe(400);
});

test('the list can be searched by SKU and product name, and filtered by product, stock and activity', async () => {
  const admin = await shop.as('Administrator');
  const { zen, small, medium, large } = await createProducts(admin);

  expect(await list(admin, 'q=ETA-1')).toEqual({ ids: [small], total: 1 });
  expect(await list(admin, 'q=garden%20zen')).toEqual({ ids: [medium, small], total: 2 });
  expect(await list(admin, 'q=zen%20eta')).toEqual({ ids: [small], total: 1 });
  expect(await list(admin, `q=${encodeURIComponent('0%')}`)).toEqual({ ids: [large], total: 1 });
  expect(await list(admin, `product_id=${zen.product.id}`)).toEqual({ ids: [medium, small], total: 2 });
  expect((await list(admin, `product_ids=${zen.product.id},4711`)).ids).toEqual([medium, small]);
  expect((await list(admin, 'stock=out')).ids).toEqual([small]);
  expect((await list(admin, 'stock=low')).ids).toEqual([medium]);
  expect((await list(admin, 'stock=in')).ids).toEqual([large, medium]);
  expect((await list(admin, 'is_active=0')).ids).toEqual([large]);
  expect((await list(admin, 'is_active=1&stock=in&sort=product_name&q=zen')).ids).toEqual([medium]);
  expect((await admin.get(`${variantCalls}/list?stock=plenty`)).body.fields).toEqual({
    stock: 'stock is one of: in, low, out',
  });
});

test.each([
  [`1${',2'.repeat(100)}`, 'Filter by at most 100 ids'],
  ['1,x', 'Filter by ids, separated by commas'],
  ['1,,2', 'Filter by ids, separated by commas'],
  ['2147483648', 'Filter by ids, separated by commas'],
])('the list rejects the filter product_ids=%s: %s', async (ids, message) => {
  const admin = await shop.as('Administrator');

  const rejected = await admin.get(`${variantCalls}/list?product_ids=${ids}`);

  expect([rejected.status, rejected.body.fields]).toEqual([422, { product_ids: message }]);
});

test('the list can be filtered by the largest id of a product, and an empty filter is ignored', async () => {
  const admin = await shop.as('Administrator');
  const { small, medium, large } = await createProducts(admin);

  expect((await list(admin, 'product_ids=2147483647')).ids).toEqual([]);
  expect((await list(admin, 'product_ids=')).ids).toEqual([large, medium, small]);
});

test('a row contains the first picture of the variant, else the cover of the product, else null', async () => {
  const admin = await shop.as('Administrator');
  const { zen } = await createProducts(admin);
  const [cover] = await uploadImages(admin, zen.product.id, 1);

  const { body } = await admin.get<VariantRow[]>(`${variantCalls}/list`);

  expect(body.data.map(({ image }) => image)).toEqual([null, cover?.image, cover?.image]);
});
