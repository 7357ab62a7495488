import { expect, test } from '@jest/globals';
import type { ShopEnquiry } from '@lumora/shared-contract/enquiries';
import type { Notices } from '@lumora/shared-contract/notices';
import type { OrderRow } from '@lumora/shared-contract/orders';
import { sql } from 'drizzle-orm';
import { variantCalls } from '../../testing/catalog-rows.ts';
import { order, otherAddress, makeSignForSale } from '../../testing/order-rows.ts';
import { plainPicture } from '../../testing/pictures.ts';
import { useTestApp, type Caller } from '../../testing/test-app.ts';

const shop = useTestApp();

async function fetchNotices(caller: Caller): Promise<Notices> {
  return (await caller.get<Notices>('/admin/notices')).body.data;
}

const markSeen = (caller: Caller, until: string) => caller.post('/admin/notices/seen', { until });

/** Creates a shop with one order, which reduced a stock of three to one, and one review. */
async function createShopWithNotices() {
  const admin = await shop.as('Administrator');
  const { product, ids } = await makeSignForSale(admin);
  const placed = await order(shop, { lines: [{ variant_id: ids[0], quantity: 2 }], total: 2401 });
  const review = { name: 'Ravi', rating: 5, comment: 'It glows.' };
  await shop.post(`/products/${product.id}/reviews`, review, otherAddress());
  return { admin, ids, reference: placed.body.data.reference };
}

test('notices list new orders, low stock and reviews to approve, newest first', async () => {
  const { admin, reference } = await createShopWithNotices();
  const [row] = (await admin.get<OrderRow[]>('/admin/orders/list')).body.data;

  const { notices, unread } = await fetchNotices(admin);

  expect(unread).toBe(3);
  expect(notices).toMatchObject([
    { kind: 'review', name: 'Ravi', title: 'Ravi gave Heart Neon 5 stars' },
    { kind: 'low_stock', title: expect.stringMatching(/^Heart Neon \(\S+\): 1 left$/) },
    {
      kind: 'order',
      id: row?.id,
      name: reference,
      title: `${reference} from Asha Rao: ₹2,401`,
    },
  ]);
});

test('notices that an administrator has seen are no longer unread for that administrator only', async () => {
  const { admin, ids } = await createShopWithNotices();
  const editor = await shop.as('Editor');

  await markSeen(admin, (await fetchNotices(admin)).until);
  const afterSeen = await fetchNotices(admin);
  await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 });

  expect([afterSeen.unread, afterSeen.notices.length]).toEqual([0, 3]);
  expect((await fetchNotices(admin)).unread).toBe(1);
  expect((await fetchNotices(editor)).unread).toBe(4);
});

test('the time until which notices are seen never moves back or into the future, and must be valid', async () => {
  const { admin, ids } = await createShopWithNotices();
  await markSeen(admin, '2999-01-01T00:00:00.000Z');
  await markSeen(admin, '2020-01-01T00:00:00.000Z');
  const afterSeen = await fetchNotices(admin);
  await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 });

  expect([afterSeen.unread, (await fetchNotices(admin)).unread]).toEqual([0, 1]);
  expect((await markSeen(admin, 'yesterday')).status).toBe(422);
  expect((await markSeen(admin, '2020-13-01T00:00:00.000Z')).status).toBe(422);
  expect((await markSeen(admin, '2020-02-30T00:00:00.000Z')).status).toBe(422);
});

test('low stock is a notice only when the stock fell, not after a price change or for a new variant', async () => {
  const admin = await shop.as('Administrator');
  const { ids } = await makeSignForSale(admin);

  await admin.post(`${variantCalls}/update-many`, { variants: [{ id: ids[0], selling_price: 999 }] });
  const before = await fetchNotices(admin);
  await admin.post(`${variantCalls}/update-many`, { variants: [{ id: ids[0], stock: 0 }] });

  expect(before.notices).toEqual([]);
  expect((await fetchNotices(admin)).notices.map(({ title }) => title)).toEqual([expect.stringMatching(/: sold out$/)]);
});

test('a confirmed order and refilled stock are no longer notices', async () => {
  const { admin, ids } = await createShopWithNotices();
  const [row] = (await admin.get<OrderRow[]>('/admin/orders/list')).body.data;

  await admin.post(`/admin/orders/update/${row?.id}`, { status: 'confirmed' });
  await admin.post(`${variantCalls}/update-many`, { variants: [{ id: ids[0], stock: 40 }] });

  expect((await fetchNotices(admin)).notices.map(({ kind }) => kind)).toEqual(['review']);
});

test('a new enquiry is a notice until its status changes, and only if its kind is requested', async () => {
  const admin = await shop.as('Administrator');
  const enquiry = new FormData();
  const fields = { width_cm: '80', wish: '', name: 'Meera Nair', phone: '98765 43210', email: '' };
  for (const [name, value] of Object.entries(fields)) enquiry.set(name, value);
  enquiry.set('logo', new Blob([new Uint8Array(await plainPicture({ width: 300, height: 200 }))]), 'logo');
  const sent = await shop.post<ShopEnquiry>('/enquiries', enquiry, { 'idempotency-key': 'enquiry-1' });
  const { reference } = sent.body.data;

  const { notices, unread } = await fetchNotices(admin);
  const others = await admin.get<Notices>('/admin/notices?kinds=order,review');
  await admin.post(`/admin/enquiries/update/${notices[0]?.id}`, { status: 'answered' });

  const title = `${reference} from Meera Nair: a logo, 80 cm wide`;
  expect([notices, unread]).toMatchObject([[{ kind: 'enquiry', name: reference, title }], 1]);
  expect(others.body.data).toMatchObject({ notices: [], unread: 0 });
  expect((await fetchNotices(admin)).notices).toEqual([]);
});

test('notices omit kinds that the user may not view, and an anonymous caller gets 401', async () => {
  await createShopWithNotices();
  const viewer = await shop.as('Viewer');
  const { db } = shop.database;
  const ofViewer = sql`permission = 'orders.view' and role_id = (select id from roles where name = 'Viewer')`;
  await db.execute(sql`delete from role_permissions where ${ofViewer}`);

  const { notices, unread } = await fetchNotices(viewer);

  await db.execute(sql`insert into role_permissions select id, 'orders.view' from roles where name = 'Viewer'`);
  expect([notices.map(({ kind }) => kind), unread]).toEqual([['review', 'low_stock'], 2]);
  expect((await shop.get('/admin/notices')).status).toBe(401);
});
