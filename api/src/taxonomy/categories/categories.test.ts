import { expect, test } from '@jest/globals';
import type { Category, CategoryRow, SubCategoryRow } from '@lumora/shared-contract/taxonomy';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();
const path = '/admin/categories';
const subPath = '/admin/sub-categories';

test('an administrator can create, read, update and delete a category', async () => {
  const admin = await shop.as('Administrator');

  const created = await admin.post(`${path}/store`, { title: '  Wedding Neon ', priority: '3' });
  const { id } = created.body.data;
  const read = await admin.get(`${path}/edit/${id}`);
  const updated = await admin.post(`${path}/update/${id}`, { title: 'Weddings', priority: 0 });
  const deleted = await admin.delete(`${path}/delete/${id}`);

  expect(created.body).toMatchObject({
    data: { title: 'Wedding Neon', priority: 3, image: null, image_url: null },
    message: 'Category created',
  });
  expect(read.body.data).toEqual(created.body.data);
  expect(updated.body).toMatchObject({ data: { id, title: 'Weddings', priority: 0 }, message: 'Category updated' });
  expect(deleted.body).toEqual({ data: null, message: 'Category deleted' });
  expect((await admin.get(`${path}/edit/${id}`)).status).toBe(404);
});

test.each([
  [{ priority: 0 }, { title: 'Title is required' }],
  [{ title: ' x ', priority: 0 }, { title: 'Min 2 chars' }],
  [{ title: 'Neon', priority: '' }, { priority: 'Priority is required' }],
  [
    { title: '', priority: 'high' },
    { title: 'Title is required', priority: 'Priority must be a number' },
  ],
  [{ title: { a: 1 }, priority: 0 }, { title: 'Send title as text.' }],
  [{ title: 'Neon', priority: [1] }, { priority: 'Send priority as a number.' }],
])('the API rejects the category %j with a message for each field', async (input, fields) => {
  const admin = await shop.as('Administrator');

  const rejected = await admin.post(`${path}/store`, input);

  expect(rejected.status).toBe(422);
  expect(rejected.body).toMatchObject({ error: 'invalid', fields });
});

test('titles of categories are unique ignoring case', async () => {
  const admin = await shop.as('Administrator');
  await admin.post(`${path}/store`, { title: 'Café & Bar', priority: 0 });

  const rejected = await admin.post(`${path}/store`, { title: 'CAFÉ & BAR', priority: 1 });

  const message = 'There is already a category “CAFÉ & BAR”.';
  expect(rejected.status).toBe(409);
  expect(rejected.body).toMatchObject({ error: 'conflict', message, fields: { title: message } });
});

test('five concurrent requests with the same title create one category', async () => {
  const admin = await shop.as('Administrator');

  const responses = await Promise.all(
    Array.from({ length: 5 }, () => admin.post(`${path}/store`, { title: 'Wedding Neon', priority: 0 })),
  );

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(4);
  expect((await admin.get<Category[]>(`${path}/list`)).body.data).toHaveLength(1);
});

test('the second of two conflicting updates gives 409 with the name of the first editor', async () => {
  const admin = await shop.as('Administrator');
  const editor = await shop.as('Editor');
  const { body } = await admin.post(`${path}/store`, { title: 'Wedding Neon', priority: 0 });
  const { id, updated_at } = body.data;

  const first = await editor.post(`${path}/update/${id}`, { title: 'Weddings', priority: 1, updated_at });
  const second = await admin.post(`${path}/update/${id}`, { title: 'Marriages', priority: 2, updated_at });

  expect(first.status).toBe(200);
  expect(second.status).toBe(409);
  expect(second.body.message).toBe('This category was changed by Editor Rao. Reload to see it.');
  expect((await admin.get(`${path}/edit/${id}`)).body.data.title).toBe('Weddings');
});

test('one of several concurrent updates with the same version succeeds', async () => {
  const admin = await shop.as('Administrator');
  const { body } = await admin.post(`${path}/store`, { title: 'Wedding Neon', priority: 0 });
  const { id, updated_at } = body.data;

  const responses = await Promise.all(
    [1, 2, 3, 4, 5].map((priority) =>
      admin.post(`${path}/update/${id}`, { title: 'Wedding Neon', priority, updated_at }),
    ),
  );

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(4);
});

test('the deletion of a category in use gives 409 with the number of references', async () => {
  const admin = await shop.as('Administrator');
  const { body } = await admin.post(`${path}/store`, { title: 'Wedding Neon', priority: 0 });
  const { id } = body.data;
  const addChild = (title: string) => admin.post(`${subPath}/store`, { title, priority: 0, category_id: id });

  await addChild('Couple Names');
  const one = await admin.delete(`${path}/delete/${id}`);
  await addChild('Mandaps');
  await addChild('Stages');
  const three = await admin.delete(`${path}/delete/${id}`);

  expect(one.status).toBe(409);
  expect(one.body).toMatchObject({ error: 'in_use', message: '1 sub-category uses “Wedding Neon”.' });
  expect(three.body.message).toBe('3 sub-categories use “Wedding Neon”.');
});

test.each(['0', '-1', 'abc', '1.5', '99999999999', '1e3', '4711'])(
  'the API responds with 404 to the unknown or invalid id %s',
  async (id) => {
    const admin = await shop.as('Administrator');

    const statuses = [
      (await admin.get(`${path}/edit/${id}`)).status,
      (await admin.post(`${path}/update/${id}`, { title: 'Neon', priority: 0 })).status,
      (await admin.delete(`${path}/delete/${id}`)).status,
    ];

    expect(statuses).toEqual([404, 404, 404]);
  },
);

test('the list returns all rows without a query, and a page with its total otherwise', async () => {
  const admin = await shop.as('Administrator');
  for (const [priority, title] of ['Delta', 'alpha', 'Charlie', 'bravo'].entries()) {
    await admin.post(`${path}/store`, { title, priority });
  }

  const all = await admin.get<Category[]>(`${path}/list`);
  const page = await admin.get<Category[]>(`${path}/list?page=2&page_size=3&sort=title`);
  const beyond = await admin.get<Category[]>(`${path}/list?page=99999999`);
  const found = await admin.get<Category[]>(`${path}/list?q=AL&sort=-created_at`);

  expect(all.body.data.map(({ title }) => title)).toEqual(['Delta', 'alpha', 'Charlie', 'bravo']);
  expect(all.body.meta).toBeUndefined();
  expect(page.body.data.map(({ title }) => title)).toEqual(['Delta']);
  expect(page.body.meta).toEqual({ total: 4, page: 2, pageSize: 3 });
  expect(beyond.body).toMatchObject({ data: [], meta: { total: 4, pageSize: 10 } });
  expect(found.body.data.map(({ title }) => title)).toEqual(['alpha']);
});

test('the list rejects an unknown sort column and searches wildcards literally', async () => {
  const admin = await shop.as('Administrator');
  await admin.post(`${path}/store`, { title: '50% off_season', priority: 0 });
  await admin.post(`${path}/store`, { title: '50 shades', priority: 0 });

  const unknown = await admin.get(`${path}/list?sort=password_hash`);
  const percent = await admin.get<Category[]>(`${path}/list?q=${encodeURIComponent('0%')}`);
  const underscore = await admin.get<Category[]>(`${path}/list?q=f_s`);

  expect(unknown.status).toBe(400);
  expect(unknown.body.message).toBe('Sort by one of: id, title, priority, created_at, updated_at.');
  expect(percent.body.data).toHaveLength(1);
  expect(underscore.body.data).toHaveLength(1);
});

test('with `counts` the lists count sub-categories and products, inactive too, but not deleted', async () => {
  const admin = await shop.as('Administrator');
  const weddings = (await admin.post(`${path}/store`, { title: 'Wedding Neon', priority: 1 })).body.data.id;
  const homes = (await admin.post(`${path}/store`, { title: 'Home & Studio', priority: 2 })).body.data.id;
  const names = (await admin.post(`${subPath}/store`, { title: 'Names', priority: 1, category_id: weddings })).body
    .data;
  await admin.post(`${subPath}/store`, { title: 'Dates', priority: 2, category_id: weddings });
  for (const product of [
    { name: 'Shaadi', category_id: weddings, sub_category_id: names.id, is_active: true },
    { name: 'Mehendi', category_id: weddings, sub_category_id: names.id },
    { name: 'Sangeet', category_id: weddings },
  ])
    await admin.post('/admin/products/store', product);
  const deleted = (await admin.post('/admin/products/store', { name: 'Chai', category_id: homes })).body.data.id;
  await admin.delete(`/admin/products/delete/${deleted}`);

  const categories = await admin.get<CategoryRow[]>(`${path}/list?counts=true`);
  const subCategories = await admin.get<SubCategoryRow[]>(`${subPath}/list?counts=true`);

  expect(categories.body.data).toMatchObject([
    { title: 'Wedding Neon', sub_category_count: 2, product_count: 3 },
    { title: 'Home & Studio', sub_category_count: 0, product_count: 0 },
  ]);
  expect(subCategories.body.data).toMatchObject([
    { title: 'Names', product_count: 2 },
    { title: 'Dates', product_count: 0 },
  ]);
});

test.each(['categories', 'sub-categories', 'attributes', 'attributes-values'])(
  'the list of %s counts nothing without `counts`',
  async (resource) => {
    const admin = await shop.as('Administrator');
    const category = (await admin.post(`${path}/store`, { title: 'Wedding Neon', priority: 1 })).body.data.id;
    await admin.post(`${subPath}/store`, { title: 'Names', priority: 1, category_id: category });
    const attribute = (await admin.post('/admin/attributes/store', { title: 'Size' })).body.data.id;
    await admin.post('/admin/attributes-values/store', { title: '16x18', attribute_id: attribute });

    const listed = await admin.get<object[]>(`/admin/${resource}/list`);

    expect(listed.body.data.flatMap(Object.keys).filter((key) => key.endsWith('_count'))).toEqual([]);
    expect(listed.body.data).toHaveLength(1);
  },
);
