import { expect, test } from '@jest/globals';
import type { SubCategory } from '@lumora/shared-contract/taxonomy';
import { useTestApp, type Caller } from '../../../testing/test-app.ts';

const shop = useTestApp();
const path = '/admin/sub-categories';

async function makeCategory(admin: Caller, title: string): Promise<number> {
  return (await admin.post('/admin/categories/store', { title, priority: 0 })).body.data.id;
}

test('an administrator can create, move and delete a sub-category', async () => {
  const admin = await shop.as('Administrator');
  const weddings = await makeCategory(admin, 'Wedding Neon');
  const homes = await makeCategory(admin, 'Home & Studio');

  const created = await admin.post(`${path}/store`, { title: 'Names', priority: '2', category_id: String(weddings) });
  const { id } = created.body.data;
  const moved = await admin.post(`${path}/update/${id}`, { title: 'Names', priority: 1, category_id: homes });
  const deleted = await admin.delete(`${path}/delete/${id}`);

  expect(created.body).toMatchObject({
    data: { title: 'Names', priority: 2, category_id: weddings, category_title: 'Wedding Neon', image_url: null },
    message: 'Sub-category created',
  });
  expect(moved.body).toMatchObject({ data: { category_title: 'Home & Studio' }, message: 'Sub-category updated' });
  expect(deleted.body.message).toBe('Sub-category deleted');
  expect((await admin.delete(`${path}/delete/${id}`)).status).toBe(404);
});

test('sub-categories are listed by the priority of their category, then by their own', async () => {
  const admin = await shop.as('Administrator');
  const store = async (list: string, row: object) => (await admin.post(`/admin/${list}/store`, row)).body.data.id;
  const second = await store('categories', { title: 'Home & Studio', priority: 2 });
  const first = await store('categories', { title: 'Wedding Neon', priority: 1 });
  await store('sub-categories', { title: 'Gaming', priority: 0, category_id: second });
  await store('sub-categories', { title: 'Names', priority: 5, category_id: first });
  await store('sub-categories', { title: 'Hearts', priority: 4, category_id: first });

  const { data } = (await admin.get<SubCategory[]>(`${path}/list`)).body;

  expect(data.map(({ title }) => title)).toEqual(['Hearts', 'Names', 'Gaming']);
});

test('titles of sub-categories are unique within their category', async () => {
  const admin = await shop.as('Administrator');
  const weddings = await makeCategory(admin, 'Wedding Neon');
  const homes = await makeCategory(admin, 'Home & Studio');
  await admin.post(`${path}/store`, { title: 'Names', priority: 0, category_id: weddings });

  const same = await admin.post(`${path}/store`, { title: 'NAMES', priority: 0, category_id: weddings });
  const elsewhere = await admin.post(`${path}/store`, { title: 'Names', priority: 0, category_id: homes });
  const { id } = elsewhere.body.data;
  const moved = await admin.post(`${path}/update/${id}`, { title: 'Names', priority: 0, category_id: weddings });

  expect(same.status).toBe(409);
  expect(same.body.fields).toEqual({ title: 'This category already has a sub-category “NAMES”.' });
  expect(elsewhere.status).toBe(200);
  expect(moved.status).toBe(409);
});

test.each([
  [undefined, 'Category is required'],
  ['', 'Category is required'],
  [4711, 'Choose a category that exists.'],
  [99999999999, 'Choose a category that exists.'],
])('the API rejects the parent category %p with 422', async (category_id, message) => {
  const admin = await shop.as('Administrator');

  const rejected = await admin.post(`${path}/store`, { title: 'Names', priority: 0, category_id });

  expect(rejected.status).toBe(422);
  expect(rejected.body.fields).toEqual({ category_id: message });
});

test('the list can be filtered by category and searched by the title of the sub-category or its category', async () => {
  const admin = await shop.as('Administrator');
  const weddings = await makeCategory(admin, 'Wedding Neon');
  const homes = await makeCategory(admin, 'Home & Studio');
  await admin.post(`${path}/store`, { title: 'Names', priority: 0, category_id: weddings });
  await admin.post(`${path}/store`, { title: 'Quotes', priority: 0, category_id: homes });

  const filtered = await admin.get<SubCategory[]>(`${path}/list?category_id=${homes}`);
  const searched = await admin.get<SubCategory[]>(`${path}/list?q=wedding&page=1`);
  const sorted = await admin.get<SubCategory[]>(`${path}/list?sort=-category_title`);
  const malformed = await admin.get(`${path}/list?category_id=x`);

  expect(filtered.body.data.map(({ title }) => title)).toEqual(['Quotes']);
  expect(searched.body).toMatchObject({ data: [{ title: 'Names' }], meta: { total: 1 } });
  expect(sorted.body.data.map(({ title }) => title)).toEqual(['Names', 'Quotes']);
  expect(malformed.status).toBe(422);
});
