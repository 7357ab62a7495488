import { expect, test } from '@jest/globals';
import type { Product } from '@lumora/shared-contract/catalog';
import { makeCategory, makeSubCategory, storeProduct } from '../../../testing/make-products.ts';
import { importCsv } from '../../../testing/product-csv.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();
const root = '/admin/products';

test('an import requires a sub-category for a new product, and for an existing one unless it has none', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Wedding Neon');
  const sub_category_id = await makeSubCategory(admin, 'Names', category_id);
  const { id } = await storeProduct(admin, { name: 'Mandap', category_id });
  const named = await storeProduct(admin, { name: 'Couple', category_id, sub_category_id });
  const file = [
    'id,name,category,sub_category',
    `${id},Golden Mandap,Wedding Neon,`,
    ',Haldi,Wedding Neon,',
    `${named.id},Couple,Wedding Neon,`,
  ].join('\n');

  const { body } = await importCsv(admin, file, false, '&skip_rejected=true');

  expect(body.data).toMatchObject({ creates: 0, updates: 1, is_saved: true });
  expect(body.data.problems).toEqual([
    { row: 3, column: 'sub_category', message: 'Sub-category is required' },
    { row: 4, column: 'sub_category', message: 'Sub-category is required' },
  ]);
  expect((await admin.get<Product[]>(`${root}/list?sort=id`)).body.data).toMatchObject([
    { name: 'Golden Mandap', sub_category_title: null },
    { name: 'Couple', sub_category_title: 'Names' },
  ]);
});

test('an import reports a removed sub-category beside other problems of its row, but not beside an unknown category', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Wedding Neon');
  const sub_category_id = await makeSubCategory(admin, 'Names', category_id);
  const ids: number[] = [];
  for (const name of ['Mandap', 'Haldi', 'Couple']) {
    ids.push((await storeProduct(admin, { name, category_id, sub_category_id })).id);
  }
  const file = [
    'id,name,category,sub_category,updated_at,attributes,stock',
    `${ids[0]},Mandap,Wedding Neon,,2020-01-01T00:00:00.000Z,,`,
    `${ids[1]},Haldi,Wedding Neon,,,Size: 16x18,1`,
    `${ids[2]},Couple,Nowhere,,,,`,
  ].join('\n');

  const { body } = await importCsv(admin, file, true);

  expect(body.data.problems).toEqual([
    { row: 2, column: 'updated_at', message: 'This product was changed by Administrator Rao since the export.' },
    { row: 2, column: 'sub_category', message: 'Sub-category is required' },
    { row: 3, column: 'attributes', message: 'There is no attribute “Size”.' },
    { row: 3, column: 'sub_category', message: 'Sub-category is required' },
    { row: 4, column: 'category', message: 'There is no category “Nowhere”.' },
  ]);
});
