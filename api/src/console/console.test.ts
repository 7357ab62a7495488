import { expect, test } from '@jest/globals';
import type { Overview } from '@lumora/shared-contract/overview';
import type { SearchHit } from '@lumora/shared-contract/search';
import { sql } from 'drizzle-orm';
import { order, otherAddress, makeSignForSale } from '../../testing/order-rows.ts';
import { inMs, storePromotion, storeVoucher } from '../../testing/promotion-rows.ts';
import { useTestApp } from '../../testing/test-app.ts';

const shop = useTestApp();

test('the search finds titles of every kind, and lists titles that start with the query first', async () => {
  const admin = await shop.as('Administrator');
  for (const title of ['LED Neon', 'Neon Logos', 'Floro'])
    await admin.post('/admin/categories/store', { title, priority: 0 });
  await admin.post('/admin/attributes/store', { title: 'Neon tube' });

  const { body } = await admin.get<SearchHit[]>('/admin/search?q=NEON');

  expect(body.data).toEqual([
    { kind: 'Category', title: 'Neon Logos', path: '/admin/categories?q=Neon%20Logos' },
    { kind: 'Category', title: 'LED Neon', path: '/admin/categories?q=LED%20Neon' },
    { kind: 'Attribute', title: 'Neon tube', path: '/admin/attributes?q=Neon%20tube' },
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
    { kind: 'Product', title: 'Golden Mandap', path: `/admin/products/${golden}/edit` },
    { kind: 'Product', title: 'Mandap in golden neon', path: `/admin/products/${mandap}/edit` },
  ]);
  expect(misspelt.body.data).toHaveLength(2);
});

test('the overview has the counts, and the latest changes with their authors', async () => {
  const admin = await shop.as('Administrator');
  const editor = await shop.as('Editor');
  const { body } = await admin.post('/admin/categories/store', { title: 'Wedding Neon', priority: 0 });
  await admin.post('/admin/attributes/store', { title: 'Colour' });
  await editor.post(`/admin/categories/update/${body.data.id}`, { title: 'Weddings', priority: 0 });

  const overview = await admin.get<Overview>('/admin/overview');

  expect(overview.body.data.counts).toEqual([
    { label: 'Products', count: 0, path: '/admin/products' },
    { label: 'Categories', count: 1, path: '/admin/categories' },
    { label: 'Sub-categories', count: 0, path: '/admin/sub-categories' },
    { label: 'Attributes', count: 1, path: '/admin/attributes' },
    { label: 'Attribute values', count: 0, path: '/admin/attribute-values' },
  ]);
  expect(overview.body.data.recent).toMatchObject([
    { kind: 'Category', title: 'Weddings', updated_by: 'Editor Rao' },
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
  expect(byReference[0]?.path).toMatch(/^\/admin\/orders\/\d+$/);
  expect([byName, byPhone]).toEqual([byReference, byReference]);
});

test('the overview has the orders of the day in India, low stock, reviews to approve and live promotions', async () => {
  const admin = await shop.as('Administrator');
  const { product, ids } = await makeSignForSale(admin, 9);
  for (const quantity of [1, 2, 3])
    await order(shop, { lines: [{ variant_id: ids[1], quantity }], total: quantity * 800 });
  await shop.post(`/products/${product.id}/reviews`, { name: 'Ravi', rating: 5, comment: 'It glows.' }, otherAddress());
  const { db } = shop.database;
  await db.execute(sql`update orders set status = 'cancelled' where pieces = 1`);
  const midnight = sql`date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`;
  await db.execute(sql`update orders set created_at = ${midnight} - interval '1 ms' where pieces = 2`);
  await db.execute(sql`update orders set created_at = ${midnight} where pieces = 3`);

  const { body } = await admin.get<Overview>('/admin/overview');

  expect(body.data.attention).toEqual([
    { kind: 'orders_today', label: 'Orders today', count: 1, amount: 2400, path: '/admin/orders' },
    { kind: 'low_stock', label: 'Low stock', count: 1, amount: null, path: '/admin/product-variant-stocks?stock=low' },
    {
      kind: 'reviews_waiting',
      label: 'Reviews to approve',
      count: 1,
      amount: null,
      path: '/admin/reviews?state=waiting',
    },
    { kind: 'live_promotions', label: 'Live promotions', count: 0, amount: null, path: '/admin/offers/header' },
  ]);
});

test('the search finds promotions, and the overview counts live promotions', async () => {
  const admin = await shop.as('Administrator');
  await storePromotion(admin, 'header-offers', { text: 'Diwali: 20% off' });
  await storePromotion(admin, 'festival-banners', { title: 'Happy Diwali', is_active: false });
  await storePromotion(admin, 'banners', { title: 'Monsoon', starts_at: inMs(60_000) });
  await storeVoucher(admin, { code: 'DIWALI20' });

  const found = await admin.get<SearchHit[]>('/admin/search?q=diwali');
  const { body } = await admin.get<Overview>('/admin/overview');

  expect(found.body.data).toEqual([
    { kind: 'Header offer', title: 'Diwali: 20% off', path: '/admin/offers/header?q=Diwali%3A%2020%25%20off' },
    { kind: 'Festival banner', title: 'Happy Diwali', path: '/admin/festival-banners?q=Happy%20Diwali' },
    { kind: 'Voucher', title: 'DIWALI20', path: '/admin/vouchers?q=DIWALI20' },
  ]);
  expect(body.data.attention.find(({ kind }) => kind === 'live_promotions')).toMatchObject({ count: 2 });
});

test('the search and the overview omit kinds that the user may not view', async () => {
  const viewer = await shop.as('Viewer');
  const admin = await shop.as('Administrator');
  await admin.post('/admin/categories/store', { title: 'Wedding Neon', priority: 0 });
  const { db } = shop.database;
  const ofViewer = sql`permission = 'categories.view' and role_id = (select id from roles where name = 'Viewer')`;
  await db.execute(sql`delete from role_permissions where ${ofViewer}`);

  const hits = await viewer.get<SearchHit[]>('/admin/search?q=wedding');
  const overview = await viewer.get<Overview>('/admin/overview');

  await db.execute(sql`insert into role_permissions select id, 'categories.view' from roles where name = 'Viewer'`);
  expect(hits.body.data).toEqual([]);
  expect(JSON.stringify(overview.body)).not.toContain('Wedding');
});
