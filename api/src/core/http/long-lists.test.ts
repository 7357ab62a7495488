import { expect, test } from '@jest/globals';
import { useTestApp, type Caller } from '../../../testing/test-app.ts';

const shop = useTestApp();

/** Returns an array with as many copies of `item` as fit into a request body of the max size. */
const many = (item: unknown) =>
  Array.from({ length: Math.floor(250_000 / (JSON.stringify(item).length + 1)) }, () => item);

test.each([
  ['/cart/quote', { lines: many({}) }, { lines: 'At most 50 lines' }],
  ['/designs', { lines: many({}) }, { lines: 'At most 3 lines' }],
  ['/admin/products/bulk-update', { ids: many(1), is_active: true }, { ids: 'At most 100 rows in one call' }],
  ['/admin/products/bulk-delete', { ids: many(1) }, { ids: 'At most 100 rows in one call' }],
  ['/admin/reviews/approve', { ids: many(1) }, { ids: 'At most 100 reviews in one call' }],
  ['/admin/vouchers/generate', { product_ids: many(1) }, { product_ids: 'At most 500 in the scope' }],
  ['/admin/vouchers/store', { product_ids: many(1) }, { product_ids: 'At most 500 in the scope' }],
  [
    '/admin/product-variants-and-attributes/update-many',
    { variants: many({}) },
    { variants: 'At most 100 rows in one call' },
  ],
  [
    '/admin/product-variants-and-attributes/generate',
    { attributes: many({}) },
    { attributes: 'At most 10 attributes' },
  ],
  ['/admin/product-variants-and-attributes/store', { attributes: many({}) }, { attributes: 'At most 10 attributes' }],
  [
    '/admin/product-variants-and-attributes/store',
    { attributes: JSON.stringify(many([])) },
    { attributes: 'At most 10 attributes' },
  ],
  [
    '/admin/product-variants-and-attributes/store',
    { keep_images: many('a') },
    { keep_images: 'A variant has at most 10 images.' },
  ],
])('the API rejects a list with too many items at %s with 422 (%#)', async (path, body, fields) => {
  const admin: Caller = await shop.as('Administrator');

  const { status, body: error } = await admin.post(path, body);

  expect([status, error.fields]).toMatchObject([422, fields]);
  // the items beyond the limit are not validated one by one
  expect(Object.keys(error.fields ?? {}).length).toBeLessThan(600);
});
