import { expect, test } from '@jest/globals';
import type { ProductRow } from '@lumora/shared-contract/catalog';
import { makeProduct, makeVariants, variantCalls } from '../../../testing/catalog-rows.ts';
import { makeCategory, makeSubCategory, storeProduct } from '../../../testing/make-products.ts';
import { useTestApp, type Caller } from '../../../testing/test-app.ts';

const shop = useTestApp();
const root = '/admin/products';

async function names(admin: Caller, query: string): Promise<string[]> {
  const { body } = await admin.get<ProductRow[]>(`${root}/list${query}`);
  return body.data.map(({ name }) => name);
}

async function makeThree(admin: Caller) {
  const weddings = await makeCategory(admin, 'Wedding Neon');
  const homes = await makeCategory(admin, 'Home');
  const couples = await makeSubCategory(admin, 'Couples', weddings);
  await storeProduct(admin, { name: 'delta', category_id: weddings, sub_category_id: couples, is_active: true });
  await storeProduct(admin, { name: 'Alpha', category_id: homes, best_seller: true });
  await storeProduct(admin, { name: 'bravo', category_id: weddings, new_arrival: true });
  return { weddings, couples };
}

test('the list returns all products newest first without a query, and a page with its total otherwise', async () => {
  const admin = await shop.as('Administrator');
  await makeThree(admin);

  const all = await admin.get<ProductRow[]>(`${root}/list`);
  const page = await admin.get<ProductRow[]>(`${root}/list?sort=-name&page=2&page_size=2`);
  const beyond = await admin.get<ProductRow[]>(`${root}/list?page=99999999`);
  const unknownSort = await admin.get<ProductRow[]>(`${root}/list?sort=search_text`);

  expect(all.body.data.map(({ name }) => name)).toEqual(['bravo', 'Alpha', 'delta']);
  expect(all.body.meta).toBeUndefined();
  expect(page.body).toMatchObject({ data: [{ name: 'Alpha' }], meta: { total: 3, page: 2, pageSize: 2 } });
  expect(beyond.body).toMatchObject({ data: [], meta: { total: 3 } });
  expect(unknownSort.status).toBe(400);
});

test('the list can be filtered by one or several fields', async () => {
  const admin = await shop.as('Administrator');
  const { weddings, couples } = await makeThree(admin);

  expect(await names(admin, `?category_id=${weddings}`)).toEqual(['bravo', 'delta']);
  expect(await names(admin, `?category_id=${weddings}&new_arrival=0&page=1`)).toEqual(['delta']);
  expect(await names(admin, `?sub_category_id=${couples}`)).toEqual(['delta']);
  expect(await names(admin, '?is_active=false&sort=name')).toEqual(['Alpha', 'bravo']);
  expect(await names(admin, '?best_seller=true')).toEqual(['Alpha']);
  expect(await names(admin, '?category_id=2147483647')).toEqual([]);
  expect((await admin.get(`${root}/list?category_id=99999999999`)).status).toBe(422);
  expect((await admin.get(`${root}/list?stock=some`)).body.fields).toEqual({ stock: 'stock is one of: in, low, out' });
});

test('a row contains prices in rupees and the stock of its active variants, and can be filtered by stock', async () => {
  const admin = await shop.as('Administrator');
  await makeVariants(admin, ['16x18', '26x23'], 'Mandap');
  await makeProduct(admin, 'Stage');

  const { body } = await admin.get<ProductRow[]>(`${root}/list?stock=in`);

  expect(body.data).toMatchObject([
    { name: 'Mandap', min_price: 899.99, max_price: 899.99, stock_total: 8, variant_count: 2, image: null },
  ]);
  expect(await names(admin, '?stock=out')).toEqual(['Stage']);
  expect(await names(admin, '?stock=low')).toEqual([]);
});

test('products without a price are last in both sort directions', async () => {
  const admin = await shop.as('Administrator');
  await makeProduct(admin, 'Made to order');
  const cheap = await makeVariants(admin, ['S'], 'Cheap');
  await makeVariants(admin, ['S'], 'Dear');
  const id = cheap.variants[0]?.id;
  await admin.post(`${variantCalls}/update-many`, { variants: [{ id, selling_price: 1 }] });

  expect(await names(admin, '?sort=min_price')).toEqual(['Cheap', 'Dear', 'Made to order']);
  expect(await names(admin, '?sort=-min_price')).toEqual(['Dear', 'Cheap', 'Made to order']);
});

test('the total of the list is up to date after each write', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Neon');
  const totals: (number | undefined)[] = [];
  const readTotal = async () => totals.push((await admin.get(`${root}/list?page=1`)).body.meta?.total);

  const { id } = await storeProduct(admin, { name: 'Mandap', category_id });
  await readTotal();
  await admin.post(`${root}/duplicate/${id}`);
  await readTotal();
  await admin.post(`${root}/bulk-delete`, { ids: [id] });
  await readTotal();

  expect(totals).toEqual([1, 2, 1]);
});
