import { expect, test } from '@jest/globals';
import type { RecentChange } from '@lumora/shared-contract/recent-changes';
import type { SearchHit } from '@lumora/shared-contract/search';
import { sql } from 'drizzle-orm';
import { order, makeSignForSale } from '../../testing/order-rows.ts';
import { inMs, storePromotion, storeVoucher } from '../../testing/promotion-rows.ts';
import { useTestApp } from '../../testing/test-app.ts';

const shop = useTestApp();

test('the search finds titles of every kind, and lists titles that start with the query first', async () => {
  const admin = await shop.as('Administrator');
  const create = async (path: string, fields: object) =>
    (await admin.post(`/admin/${path}/store`, fields)).body.data.id;
  const led = await create('categories', { title: 'LED Neon', priority: 0 });
  const logos = await create('categories', { title: 'Neon Logos', priority: 0 });
  await create('categories', { title: 'Floro', priority: 0 });
  const tube = await create('attributes', { title: 'Neon tube' });

  const { body } = await admin.get<SearchHit[]>('/admin/search?q=NEON');

  expect(body.data).toEqual([
    { kind: 'Category', id: logos, title: 'Neon Logos' },
    { kind: 'Category', id: led, title: 'LED Neon' },
    { kind: 'Attribute', id: tube, title: 'Neon tube' },
  ]);
});

test('the search returns at most five rows of a kind, and rejects an empty query', async () => {
  const admin = await shop.as('Administrator');
  for (let n = 0; n < 7; n += 1) await admin.post('/admin/attributes/store', { title: `Size ${n}` });

  expect((await admin.get<SearchHit[]>('/admin/search?q=size')).body.data).toHaveLength(5);
  expect((await admin.get('/admin/search?q=')).status).toBe(422);
});

test('the search finds products by words in any sequence and by misspelt words', async () => {
  const admin = await shop.as('Administrator');
  const category_id = (await admin.post('/admin/categories/store', { title: 'Weddings', priority: 0 })).body.data.id;
  const createProduct = async (name: string) =>
    (await admin.post('/admin/products/store', { name, category_id })).body.data.id;
  const mandap = await createProduct('Mandap in golden neon');
  const golden = await createProduct('Golden Mandap');

  const found = await admin.get<SearchHit[]>('/admin/search?q=golden%20mandap');
  const misspelt = await admin.get<SearchHit[]>('/admin/search?q=madnap');

  expect(found.body.data).toEqual([
    { kind: 'Product', id: golden, title: 'Golden Mandap' },
    { kind: 'Product', id: mandap, title: 'Mandap in golden neon' },
  ]);
  expect(misspelt.body.data).toHaveLength(2);
});

test('the recent changes are the rows that changed last, with their authors', async () => {
  const admin = await shop.as('Administrator');
  const editor = await shop.as('Editor');
  const { body } = await admin.post('/admin/categories/store', { title: 'Wedding Neon', priority: 0 });
  await admin.post('/admin/attributes/store', { title: 'Colour' });
  await editor.post(`/admin/categories/update/${body.data.id}`, { title: 'Weddings', priority: 0 });

  const changes = await admin.get<RecentChange[]>('/admin/recent-changes');

  expect(changes.body.data).toMatchObject([
    { kind: 'Category', id: body.data.id, title: 'Weddings', updated_by: 'Editor Rao' },
    { kind: 'Attribute', title: 'Colour', updated_by: 'Administrator Rao' },
  ]);
});

test('the search finds orders by reference, name and phone', async () => {
  const admin = await shop.as('Administrator');
  const { ids } = await makeSignForSale(admin);
  const { body } = await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 });
  const { reference } = body.data;
  const find = async (q: string) =>
    (await admin.get<SearchHit[]>(`/admin/search?q=${encodeURIComponent(q)}`)).body.data;

  const [byReference, byName, byPhone] = [await find(reference), await find('asha'), await find('+91 98765 43210')];

  expect(byReference).toMatchObject([{ kind: 'Order', title: `${reference} Asha Rao` }]);
  expect([byName, byPhone]).toEqual([byReference, byReference]);
});

test('the search finds promotions, also those that are not live', async () => {
  const admin = await shop.as('Administrator');
  await storePromotion(admin, 'header-offers', { text: 'Diwali: 20% off' });
  await storePromotion(admin, 'festival-banners', { title: 'Happy Diwali', is_active: false });
  await storePromotion(admin, 'banners', { title: 'Monsoon', starts_at: inMs(60_000) });
  await storeVoucher(admin, { code: 'DIWALI20' });

  const found = await admin.get<SearchHit[]>('/admin/search?q=diwali');

  expect(found.body.data).toMatchObject([
    { kind: 'Header offer', title: 'Diwali: 20% off' },
    { kind: 'Festival banner', title: 'Happy Diwali' },
    { kind: 'Voucher', title: 'DIWALI20' },
  ]);
});

test('the search and the recent changes omit kinds that the user may not view', async () => {
  const viewer = await shop.as('Viewer');
  const admin = await shop.as('Administrator');
  await admin.post('/admin/categories/store', { title: 'Wedding Neon', priority: 0 });
  const { db } = shop.database;
  const ofViewer = sql`permission = 'categories.view' and role_id = (select id from roles where name = 'Viewer')`;
  await db.execute(sql`delete from role_permissions where ${ofViewer}`);

  const hits = await viewer.get<SearchHit[]>('/admin/search?q=wedding');
  const changes = await viewer.get<RecentChange[]>('/admin/recent-changes');

  await db.execute(sql`insert into role_permissions select id, 'categories.view' from roles where name = 'Viewer'`);
  expect(hits.body.data).toEqual([]);
  expect(JSON.stringify(changes.body)).not.toContain('Wedding');
});
