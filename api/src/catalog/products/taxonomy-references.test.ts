import { expect, test } from '@jest/globals';
import { makeAttribute, makeVariants } from '../../../testing/catalog-rows.ts';
import { makeCategory, makeSubCategory, storeProduct } from '../../../testing/make-products.ts';
import { storeVoucher } from '../../../testing/promotion-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

test('the deletion of a category or sub-category with products gives 409 with the number of products', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Wedding Neon');
  await storeProduct(admin, { name: 'Mandap 1', category_id });
  const one = await admin.delete(`/admin/categories/delete/${category_id}`);
  for (let n = 2; n <= 12; n += 1) await storeProduct(admin, { name: `Mandap ${n}`, category_id });
  const twelve = await admin.delete(`/admin/categories/delete/${category_id}`);
  const sub_category_id = await makeSubCategory(admin, 'Names', category_id);
  await storeProduct(admin, { name: 'Names', category_id, sub_category_id });
  const both = await admin.delete(`/admin/categories/delete/${category_id}`);
  const sub = await admin.delete(`/admin/sub-categories/delete/${sub_category_id}`);

  expect([one, twelve, both, sub].map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  expect(one.body).toMatchObject({ error: 'in_use', message: '1 product uses “Wedding Neon”.' });
  expect(twelve.body.message).toBe('12 products use “Wedding Neon”.');
  expect(both.body.message).toBe('1 sub-category and 13 products use “Wedding Neon”.');
  expect(sub.body.message).toBe('1 product uses “Names”.');
});

test('the deletion of a category gives 409 with a list of all that uses it', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Wedding Neon');
  await makeSubCategory(admin, 'Names', category_id);
  await storeProduct(admin, { name: 'Mandap', category_id });
  await storeVoucher(admin, { category_ids: [category_id] });

  const { status, body } = await admin.delete(`/admin/categories/delete/${category_id}`);

  expect(status).toBe(409);
  expect(body.message).toBe('1 sub-category, 1 product and 1 voucher use “Wedding Neon”.');
});

test('the deletion of an attribute or value with variants gives 409 with the number of variants', async () => {
  const admin = await shop.as('Administrator');
  const { size } = await makeVariants(admin, ['16x18', '26x23']);

  const attribute = await admin.delete(`/admin/attributes/delete/${size.id}`);
  const value = await admin.delete(`/admin/attributes-values/delete/${size.values[0]}`);

  expect([attribute.status, value.status]).toEqual([409, 409]);
  expect(attribute.body.message).toMatch(/^2 values and 2 variants use “Size \d+”\.$/);
  expect(value.body).toMatchObject({ error: 'in_use', message: '1 variant uses “16x18”.' });
});

test('an attribute value with variants can be renamed but not moved: 409 with the number of variants', async () => {
  const admin = await shop.as('Administrator');
  const { size } = await makeVariants(admin, ['16x18']);
  const colour = await makeAttribute(admin, 'Colour', ['Pink']);
  const update = (id = 0, attribute_id = 0) =>
    admin.post(`/admin/attributes-values/update/${id}`, { title: 'Small', attribute_id });

  const [used, unused] = [size.values[0], colour.values[0]];
  const moved = await update(used, colour.id);
  const movedNowhere = await update(unused, 4711);
  const renamed = await update(used, size.id);

  const message = '1 variant uses “16x18”.';
  expect(moved.status).toBe(409);
  expect(moved.body).toMatchObject({ error: 'in_use', message, fields: { attribute_id: message } });
  expect(movedNowhere.body.fields).toEqual({ attribute_id: 'Choose an attribute that exists.' });
  expect(renamed.status).toBe(200);
});

test('one of a concurrent category deletion and product creation is rejected', async () => {
  const admin = await shop.as('Administrator');
  for (let round = 1; round <= 5; round += 1) {
    const category_id = await makeCategory(admin, `Round ${round}`);

    const [deleted, created] = await Promise.all([
      admin.delete(`/admin/categories/delete/${category_id}`),
      admin.post('/admin/products/store', { name: 'Mandap', category_id }),
    ]);

    expect([deleted.status, created.status].toSorted((a, b) => a - b)).toEqual(
      deleted.status === 200 ? [200, 422] : [200, 409],
    );
  }
});
