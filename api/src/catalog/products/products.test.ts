import { expect, test } from '@jest/globals';
import type { Product, ProductRow } from '@lumora/shared-contract/catalog';
import { makeCategory, makeSubCategory, storeProduct } from '../../../testing/make-products.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();
const root = '/admin/products';

test('an administrator can create, read, update and delete a product', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Wedding Neon');
  const sub_category_id = await makeSubCategory(admin, 'Names', category_id);
  const fields = { category_id, sub_category_id, sub_sub_cat_id: 7, name: '  Couple Names ', tags: 'love, pink' };

  const created = await admin.post<Product>(`${root}/store`, fields);
  const { id } = created.body.data;
  const read = await admin.get<Product>(`${root}/edit/${id}`);
  const updated = await admin.post<Product>(`${root}/update/${id}`, { category_id, name: 'Names', tags: '' });
  const deleted = await admin.delete(`${root}/delete/${id}`);

  expect(created.body).toMatchObject({
    data: { ...fields, name: 'Couple Names', slug: 'couple-names', is_active: false, updated_by: 'Administrator Rao' },
    message: 'Product created',
  });
  expect(read.body.data).toEqual(created.body.data);
  expect(updated.body).toMatchObject({
    data: { name: 'Names', tags: '', sub_category_id, sub_sub_cat_id: 7 },
    message: 'Product updated',
  });
  expect(deleted.body).toEqual({ data: null, message: 'Product deleted' });
  expect((await admin.get(`${root}/edit/${id}`)).status).toBe(404);
});

test('a product can be created with only a name and a category', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Wedding Neon');

  const { status, body } = await admin.post<Product>(`${root}/store`, { category_id, name: 'Mandap' });

  expect(status).toBe(200);
  expect(body.data).toMatchObject({ sub_category_id: null, sub_sub_cat_id: null, description: '', is_active: false });
});

test.each([
  [{}, { category_id: 'Category is required', name: 'Name is required' }],
  [
    { category_id: '', name: '  ' },
    { category_id: 'Category is required', name: 'Name is required' },
  ],
  [{ category_id: 1, name: ' x ' }, { name: 'Min 2 chars' }],
  [{ category_id: 1, name: 'Neon', short_description: 'x'.repeat(301) }, { short_description: 'Max 300 chars' }],
  [{ category_id: 1, name: 'Neon', is_active: 'yes' }, { is_active: 'Send is_active as true or false.' }],
  [{ category_id: 1, name: 'Neon', tags: { a: 1 } }, { tags: 'Send tags as text.' }],
  [{ category_id: 4711, name: 'Neon' }, { category_id: 'This category does not exist any more.' }],
  [{ category_id: 99999999999, name: 'Neon' }, { category_id: 'This category does not exist any more.' }],
])('the API rejects the product %j with a message for each field', async (input, fields) => {
  const admin = await shop.as('Administrator');

  const rejected = await admin.post(`${root}/store`, input);

  expect(rejected.status).toBe(422);
  expect(rejected.body).toMatchObject({ error: 'invalid', fields });
});

test('the API rejects a sub-category that does not exist or belongs to another category', async () => {
  const admin = await shop.as('Administrator');
  const weddings = await makeCategory(admin, 'Wedding Neon');
  const homes = await makeCategory(admin, 'Home');
  const names = await makeSubCategory(admin, 'Names', weddings);
  const product = await storeProduct(admin, { name: 'Names', category_id: weddings, sub_category_id: names });

  const foreign = await admin.post(`${root}/store`, { name: 'Neon', category_id: homes, sub_category_id: names });
  const gone = await admin.post(`${root}/store`, { name: 'Neon', category_id: homes, sub_category_id: 4711 });
  const moved = await admin.post(`${root}/update/${product.id}`, { name: 'Names', category_id: homes });

  expect([foreign.status, gone.status, moved.status]).toEqual([422, 422, 422]);
  expect(foreign.body.fields).toEqual({ sub_category_id: 'This sub-category belongs to another category.' });
  expect(gone.body.fields).toEqual({ sub_category_id: 'This sub-category does not exist any more.' });
  expect(moved.body.fields).toEqual(foreign.body.fields);
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
])('the API reads the flag %j as %s', async (sent, flag) => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Neon');

  const { body } = await admin.post<Product>(`${root}/store`, {
    category_id,
    name: 'Mandap',
    is_active: sent,
    best_seller: sent,
    new_arrival: sent,
  });

  expect(body.data).toMatchObject({ is_active: flag, best_seller: flag, new_arrival: flag });
});

test('conflicting updates of a product give 409 with the name of the first editor', async () => {
  const admin = await shop.as('Administrator');
  const editor = await shop.as('Editor');
  const { id, category_id, updated_at } = await storeProduct(admin, {
    name: 'Mandap',
    category_id: await makeCategory(admin, 'Neon'),
  });
  const update = (name: string) => ({ name, category_id, updated_at });

  const responses = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => editor.post(`${root}/update/${id}`, update(`Mandap ${n}`))),
  );
  const late = await admin.post(`${root}/update/${id}`, update('Stage'));

  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  expect(late.status).toBe(409);
  expect(late.body.message).toBe('This product was changed by Editor Rao. Reload to see it.');
});

test.each(['yesterday', '+275760-09-13T00:00:00Z', '-000001-01-01T00:00:00Z'])(
  'the API rejects the updated_at %s, which is no valid timestamp',
  async (updated_at) => {
    const admin = await shop.as('Administrator');
    const { id, name, category_id } = await storeProduct(admin, {
      name: 'Mandap',
      category_id: await makeCategory(admin, 'Neon'),
    });

    const { status, body } = await admin.post(`${root}/update/${id}`, { name, category_id, updated_at });

    expect(status).toBe(422);
    expect(body.fields).toHaveProperty('updated_at');
  },
);

test.each(['0', '-1', 'abc', '1.5', '99999999999', '4711'])(
  'the API responds with 404 to the unknown or invalid id %s',
  async (id) => {
    const admin = await shop.as('Administrator');

    const statuses = [
      (await admin.get(`${root}/edit/${id}`)).status,
      (await admin.post(`${root}/update/${id}`, { name: 'Neon', category_id: 1 })).status,
      (await admin.post(`${root}/duplicate/${id}`)).status,
      (await admin.delete(`${root}/delete/${id}`)).status,
    ];

    expect(statuses).toEqual([404, 404, 404, 404]);
  },
);

test('a viewer can read products but not change them', async () => {
  const viewer = await shop.as('Viewer');

  const read = await viewer.get<ProductRow[]>(`${root}/list`);
  const rejected = await Promise.all([
    viewer.post(`${root}/store`, { name: 'Neon', category_id: 1 }),
    viewer.post(`${root}/update/1`, { name: 'Neon', category_id: 1 }),
    viewer.post(`${root}/duplicate/1`),
    viewer.post(`${root}/bulk-update`, { ids: [1], is_active: true }),
    viewer.post(`${root}/bulk-delete`, { ids: [1] }),
    viewer.post(`${root}/import`, new FormData()),
    viewer.delete(`${root}/delete/1`),
  ]);

  expect(read.status).toBe(200);
  expect(rejected.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403]);
});
