import { expect, test } from '@jest/globals';
import type { SitemapFiles } from '@lumora/shared-contract';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { sql } from 'drizzle-orm';
import { makeCategory, makeSubCategory, storeProduct } from '../../testing/make-products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { pages } from './pages/tables.ts';

const shop = useTestApp();

async function lines(name: string): Promise<string[]> {
  const response = await fetch(`${shop.origin}/api/sitemap/${name}`);
  return (await response.text()).trimEnd().split('\n');
}

test('every public address is in it, and nothing that is not public', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Wedding Neon');
  const part = await makeSubCategory(admin, 'Names', category_id);
  await storeProduct(admin, { name: 'Heart Neon', category_id, is_active: true });
  await storeProduct(admin, { name: 'Secret Neon', category_id });
  const text = { title: 'T', description: 'D', body: 'B', updated_by: 'x' };
  await shop.database.db.insert(pages).values([
    { kind: 'page', slug: 'shipping', ...text },
    { kind: 'work', slug: 'design-depth', ...text },
  ]);

  const fixed = await lines('pages');
  const products = await lines('products-1');

  expect(fixed.map((line) => line.split('\t')[0])).toEqual([
    '/',
    '/product-display',
    '/gallery',
    '/custom-neon',
    `/product-display?category_id=${category_id}`,
    `/product-display?category_id=${category_id}&sub_category_id=${part}`,
    '/pages/shipping',
    '/works/design-depth',
  ]);
  expect(products).toEqual([expect.stringMatching(/^\/products\/heart-neon\t\d{4}-\d\d-\d\dT.*Z$/)]);
});

test('no file holds more than 50,000 addresses, and each is listed once', async () => {
  const { db } = shop.database;
  const category_id = await makeCategory(await shop.as('Administrator'), 'Wedding Neon');
  await db.execute(sql`alter table products disable trigger user`);
  await db.execute(sql`
    insert into products (category_id, name, slug, is_active, updated_by)
    select ${category_id}, 'Sign ' || n, 'sign-' || n, n % 10 > 0, 'x' from generate_series(1, 56000) n`);
  await db.execute(sql`alter table products enable trigger user`);

  const index = await pollUntil(
    () => shop.get<SitemapFiles>('/sitemap'),
    ({ body }) => body.data.files.length > 1,
  );
  const files = [await lines('products-1'), await lines('products-2')];

  expect(index.body.data.files.map(({ name }) => name)).toEqual(['pages', 'products-1', 'products-2']);
  expect(files.map(({ length }) => length)).toEqual([50_000, 400]);
  expect(new Set(files.flat()).size).toBe(50_400);
});

test('there is no file that the index does not name', async () => {
  const names = ['products-1', 'products-0', 'products-x', 'nothing'];

  const statuses = await Promise.all(names.map(async (name) => (await shop.get(`/sitemap/${name}`)).status));

  expect(statuses).toEqual([404, 404, 404, 404]);
});
