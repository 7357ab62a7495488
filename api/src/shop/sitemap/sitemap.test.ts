import { expect, test } from '@jest/globals';
import { makeCategory, makeSubCategory, storeProduct } from '../../../testing/make-products.ts';
import { sitemapLines } from '../../../testing/sitemap-lines.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { pages } from '../pages/tables.ts';

const shop = useTestApp();

test('the sitemap has the path of every page and public product, and of each category with an active product', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Wedding Neon');
  const part = await makeSubCategory(admin, 'Names', category_id);
  await storeProduct(admin, { name: 'Heart Neon', category_id, sub_category_id: part, is_active: true });
  const inactive = await makeCategory(admin, 'Diwali Neon');
  const sub_category_id = await makeSubCategory(admin, 'Diyas', inactive);
  await storeProduct(admin, { name: 'Secret Neon', category_id: inactive, sub_category_id });
  const text = { title: 'T', description: 'D', body: 'B', updated_by: 'x' };
  await shop.database.db.insert(pages).values([
    { kind: 'page', slug: 'shipping', ...text },
    { kind: 'work', slug: 'design-depth', ...text },
  ]);

  const fixed = await sitemapLines(shop.origin, 'pages');
  const products = await sitemapLines(shop.origin, 'products-1');

  expect(fixed.map((line) => line.split('\t')[0])).toEqual([
    `/product-display?category_id=${category_id}`,
    `/product-display?category_id=${category_id}&sub_category_id=${part}`,
    '/pages/shipping',
    '/works/design-depth',
  ]);
  expect(products).toEqual([expect.stringMatching(/^\/products\/heart-neon\t\d{4}-\d\d-\d\dT.*Z$/)]);
});

test('a sitemap file that is not in the index gets 404', async () => {
  const names = ['products-1', 'products-0', 'products-x', 'nothing'];

  const statuses = await Promise.all(names.map(async (name) => (await shop.get(`/sitemap/${name}`)).status));

  expect(statuses).toEqual([404, 404, 404, 404]);
});
