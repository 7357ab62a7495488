import { expect, test } from '@jest/globals';
import type { Home } from '@lumora/shared-contract/storefront';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { makeCategory, makeSubCategory, storeProduct } from '../../../testing/make-products.ts';
import { form, useTestApp, type Caller } from '../../../testing/test-app.ts';
import { plainPicture } from '../../../testing/pictures.ts';
import { openShop } from '../../../testing/shop-rows.ts';

const shop = useTestApp();

/** Creates an active product in a new category. */
async function addCategoryWithProduct(admin: Caller, title: string, priority: number) {
  const { body } = await admin.post('/admin/categories/store', { title, priority });
  await storeProduct(admin, { name: `Sign of ${title}`, category_id: body.data.id, is_active: true });
}

test('the home page has the shop details and its categories by priority, with images and sub-categories', async () => {
  const admin = await shop.as('Administrator');
  await addCategoryWithProduct(admin, 'LED Boards', 5);
  const image = { bytes: await plainPicture({ width: 500, height: 400 }), name: 'a.jpg' };
  const { body } = await admin.post('/admin/categories/store', form({ title: 'Wedding Neon', priority: 1 }, image));
  const category_id = body.data.id;
  const sub_category_id = await makeSubCategory(admin, 'Couple Names', category_id);
  await storeProduct(admin, { name: 'Riya & Arjun', category_id, sub_category_id, is_active: true });

  const home = await pollUntil(
    () => shop.get<Home>('/home'),
    (response) => response.body.data.categories[0]?.sub_categories.length === 1,
  );

  expect(home.body.data.shop).toEqual({
    name: 'Lumora',
    chat_phone: '919876543210',
    contact_email: 'hello@lumora.example',
    social_links: [],
    company: { legal_name: '', gstin: '', address: '', phone: '', grievance_officer: '' },
  });
  expect(home.body.data.categories).toMatchObject([
    {
      title: 'Wedding Neon',
      image: { width: 500, height: 400, alt: 'Wedding Neon' },
      sub_categories: [{ title: 'Couple Names' }],
    },
    { title: 'LED Boards', image: null, sub_categories: [] },
  ]);
});

test('the home page gets 304 while it is unchanged, and new content after a change', async () => {
  const admin = await shop.as('Administrator');
  const first = await pollUntil(
    () => shop.get<Home>('/home'),
    ({ body }) => body.data.categories.length === 0,
  );
  const etag = first.headers.get('etag') ?? '';

  const unchanged = await shop.get('/home', { 'if-none-match': etag });
  await addCategoryWithProduct(admin, 'Wedding Neon', 0);
  const changed = await pollUntil(
    () => shop.get<Home>('/home', { 'if-none-match': etag }),
    ({ status }) => status === 200,
  );

  expect(unchanged.status).toBe(304);
  expect(changed.body.data.categories).toMatchObject([{ title: 'Wedding Neon' }]);
});

test('the home page has no categories and sub-categories without an active product', async () => {
  const admin = await shop.as('Administrator');
  const category_id = await makeCategory(admin, 'Wedding Neon');
  const sub_category_id = await makeSubCategory(admin, 'Couple Names', category_id);
  await makeSubCategory(admin, 'Mandap', category_id);
  const inactive = await makeCategory(admin, 'Diwali Neon');
  const diyas = await makeSubCategory(admin, 'Diyas', inactive);
  await storeProduct(admin, { name: 'Diya', category_id: inactive, sub_category_id: diyas });
  await makeCategory(admin, 'LED Boards');
  await storeProduct(admin, { name: 'Riya & Arjun', category_id, sub_category_id, is_active: true });

  const { body } = await pollUntil(
    () => shop.get<Home>('/home'),
    (response) => response.body.data.categories.length > 0,
  );

  expect(body.data.categories).toMatchObject([{ title: 'Wedding Neon', sub_categories: [{ title: 'Couple Names' }] }]);
});

test('new settings appear on the home page, and an update with an outdated version is rejected', async () => {
  const admin = await shop.as('Administrator');
  const { body } = await admin.get<{ updated_at: string }>('/admin/settings');
  const facts = {
    name: 'Neon Gali',
    chat_phone: '+91 98200-11111',
    contact_email: 'hi@gali.example',
    gstin: '29abcde1234f1z5',
  };
  const instagram_url = 'https://instagram.com/neongali';

  const updated = await admin.post('/admin/settings/update', {
    ...facts,
    instagram_url,
    updated_at: body.data.updated_at,
  });
  const stale = await admin.post('/admin/settings/update', { ...facts, updated_at: body.data.updated_at });
  const home = await pollUntil(
    () => shop.get<Home>('/home'),
    (response) => response.body.data.shop.name === 'Neon Gali',
  );

  expect(updated.body).toMatchObject({ data: { chat_phone: '919820011111' }, message: 'Settings updated' });
  expect(stale.body.message).toBe('This shop was changed by you in another window. Reload to see it.');
  expect(home.body.data.shop).toMatchObject({
    social_links: [{ name: 'Instagram', url: instagram_url }],
    company: { gstin: '29ABCDE1234F1Z5' },
  });
});

test('settings with a malformed GSTIN are rejected', async () => {
  const admin = await shop.as('Administrator');
  const facts = { name: 'Neon Gali', chat_phone: '919820011111', contact_email: 'hi@gali.example', gstin: '29ABC' };

  const { status, body } = await admin.post('/admin/settings/update', facts);

  expect([status, body.fields]).toEqual([
    422,
    { gstin: 'Enter the 15 characters of the GSTIN, such as 29ABCDE1234F1Z5' },
  ]);
});

test('the home page shows four best sellers, and sections for the categories with fixed titles', async () => {
  const { sell, categories } = await openShop(await shop.as('Administrator'), ['Wedding Neon', 'led boards']);
  for (let number = 1; number <= 9; number += 1) await sell(`Best ${number}`, [], { best_seller: true });
  await sell('Fresh Board', [], { new_arrival: true, category_id: categories[1] ?? 0 });
  await sell('Hidden Board', [], { new_arrival: true, category_id: categories[1] ?? 0, is_active: false });

  const { body } = await pollUntil(
    () => shop.get<Home>('/home'),
    (response) => response.body.data.showcase.length === 4 && response.body.data.sections.length === 1,
  );

  const { showcase, sections } = body.data;
  expect(showcase.map(({ name }) => name)).toEqual([9, 8, 7, 6].map((number) => `Best ${number}`));
  expect(sections).toMatchObject([
    { category: { id: categories[1], title: 'led boards' }, products: [{ name: 'Fresh Board' }] },
  ]);
});
