import { expect, test } from '@jest/globals';
import type { ProductRow } from '@lumora/shared-contract/catalog';
import { makeVariants } from '../../../testing/catalog-rows.ts';
import { makeCategory, storeProduct } from '../../../testing/make-products.ts';
import { useTestApp, type Caller } from '../../../testing/test-app.ts';

const shop = useTestApp();

async function createProducts(admin: Caller): Promise<void> {
  const category_id = await makeCategory(admin, 'Neon');
  await storeProduct(admin, { name: 'Golden Wedding Mandap', tags: 'love, 50%_off', category_id });
  await storeProduct(admin, { name: 'Butterfly Neon', tags: 'home', category_id });
  await storeProduct(admin, { name: 'शुभ विवाह', tags: 'wedding', category_id });
  await storeProduct(admin, { name: 'Café Board', tags: '\u095Bिंदगी', category_id });
}

async function found(admin: Caller, q: string, more = ''): Promise<string[]> {
  const query = `q=${encodeURIComponent(q)}&page=1${more}`;
  const { body } = await admin.get<ProductRow[]>(`/admin/products/list?${query}`);
  expect(body.meta?.total).toBe(body.data.length);
  return body.data.map(({ name }) => name).toSorted();
}

test.each([
  ['mandap golden', ['Golden Wedding Mandap']],
  ['WEDDING', ['Golden Wedding Mandap', 'शुभ विवाह']],
  ['eddin', ['Golden Wedding Mandap', 'शुभ विवाह']],
  ['50%', ['Golden Wedding Mandap']],
  ['%', []],
  ['_', []],
  ['bu', ['Butterfly Neon']],
  ['विवाह', ['शुभ विवाह']],
  ['CAFÉ', ['Café Board']],
  ['CAFE\u0301', ['Café Board']],
  ['\u095Bिंदगी', ['Café Board']],
  ['\u091C\u093Cिंदगी', ['Café Board']],
  ['mandap butterfly', []],
])('an exact search for “%s” finds %j', async (q, names) => {
  const admin = await shop.as('Administrator');
  await createProducts(admin);

  expect(await found(admin, q)).toEqual(names);
});

test.each([
  ['weddnig', ['Golden Wedding Mandap', 'शुभ विवाह']],
  ['goldn mandp', ['Golden Wedding Mandap']],
  ['neno', ['Butterfly Neon']],
  ['buterfl', ['Butterfly Neon']],
  ['bord', ['Café Board']],
  ['शभु', ['शुभ विवाह']],
  ['xylophone', []],
  // one other letter, and the beginning of a longer word
  ['cove', []],
  ['gold', ['Golden Wedding Mandap']],
  ['gild', []],
])('a search for the misspelled “%s” finds %j', async (q, names) => {
  const admin = await shop.as('Administrator');
  await createProducts(admin);

  expect(await found(admin, q)).toEqual(names);
});

test.each([
  ['butterflyneon', ['Butterfly Neon']],
  ['golden weddingmandap', ['Golden Wedding Mandap']],
  ['neonbutterfly', []],
])('a search for the joined words “%s” finds %j', async (q, names) => {
  const admin = await shop.as('Administrator');
  await createProducts(admin);

  expect(await found(admin, q)).toEqual(names);
});

test('a search finds a product by SKU, and filters apply to corrected words', async () => {
  const admin = await shop.as('Administrator');
  await createProducts(admin);
  const { variants } = await makeVariants(admin, ['16x18'], 'Wedding Stage');

  expect(await found(admin, variants[0]?.sku.toLowerCase() ?? '')).toEqual(['Wedding Stage']);
  expect(await found(admin, 'weddnig', '&stock=low')).toEqual(['Wedding Stage']);
});
