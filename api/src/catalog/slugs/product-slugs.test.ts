import { expect, test } from '@jest/globals';
import type { Product } from '@lumora/shared-contract/catalog';
import { makeCategory, storeProduct } from '../../../testing/make-products.ts';
import { useTestApp, type Caller } from '../../../testing/test-app.ts';

const shop = useTestApp();

async function rename(admin: Caller, { id, category_id }: Product, name: string, is_active?: boolean) {
  const fields = { name, category_id, ...(is_active !== undefined && { is_active }) };
  return (await admin.post<Product>(`/admin/products/update/${id}`, fields)).body.data;
}

test('products whose names give the same slug get numbered slugs', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Neon');
  const slugs: string[] = [];
  for (const name of ['Mandap', 'MANDAP!', 'Mandap 2', 'mandap.'])
    slugs.push((await storeProduct(admin, { name, category_id })).slug);

  expect(slugs).toEqual(['mandap', 'mandap-2', 'mandap-2-2', 'mandap-3']);
});

test('concurrently created products with one name get different slugs', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Neon');

  const created = await Promise.all(
    Array.from({ length: 12 }, () => storeProduct(admin, { name: 'Mandap', category_id })),
  );

  const numbers = created.map(({ slug }) => (slug === 'mandap' ? 1 : Number(slug.replace('mandap-', ''))));
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('a slug follows the name until the first activation and does not change afterwards', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Neon');
  const product = await storeProduct(admin, { name: 'Mandap', category_id });

  const before = await rename(admin, product, 'Golden Mandap');
  const activating = await rename(admin, product, 'Grand Mandap', true);
  const active = await rename(admin, product, 'Small Mandap');
  const inactiveAgain = await rename(admin, product, 'Tiny Mandap', false);

  expect([before, activating, active, inactiveAgain].map(({ slug }) => slug)).toEqual([
    'golden-mandap',
    'grand-mandap',
    'grand-mandap',
    'grand-mandap',
  ]);
});

test('a former slug is not assigned to another product and can be reused by its own product', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Neon');
  const product = await storeProduct(admin, { name: 'Mandap', category_id });
  await rename(admin, product, 'Stage');

  const other = await storeProduct(admin, { name: 'Mandap', category_id });
  const back = await rename(admin, product, 'Mandap');
  const third = await storeProduct(admin, { name: 'Stage', category_id });

  expect([other.slug, back.slug, third.slug]).toEqual(['mandap-2', 'mandap', 'stage-2']);
});
