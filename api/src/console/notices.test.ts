import { expect, test } from '@jest/globals';
import type { Notices, OrderRow } from '@lumora/shared-contract';
import { sql } from 'drizzle-orm';
import { variantCalls } from '../../testing/catalog-rows.ts';
import { order, otherAddress, makeSignForSale } from '../../testing/order-rows.ts';
import { useTestApp, type Caller } from '../../testing/test-app.ts';

const shop = useTestApp();

async function bell(caller: Caller): Promise<Notices> {
  return (await caller.get<Notices>('/admin/notices')).body.data;
}

const seen = (caller: Caller, until: string) => caller.post('/admin/notices/seen', { until });

/** A shop whose stock of three has fallen to one by an order, and that was given a review. */
async function busyShop() {
  const admin = await shop.as('Administrator');
  const { product, ids } = await makeSignForSale(admin);
  const placed = await order(shop, { lines: [{ variant_id: ids[0], quantity: 2 }], total: 2401 });
  const review = { name: 'Ravi', rating: 5, comment: 'It glows.' };
  await shop.post(`/products/${product.id}/reviews`, review, otherAddress());
  return { admin, ids, reference: placed.body.data.reference };
}

test('the bell tells of new orders, stock that ran low and reviews to approve, the newest first', async () => {
  const { admin, reference } = await busyShop();
  const [row] = (await admin.get<OrderRow[]>('/admin/orders/list')).body.data;

  const { notices, unread } = await bell(admin);

  expect(unread).toBe(3);
  expect(notices).toMatchObject([
    { kind: 'review', title: 'Ravi gave Heart Neon 5 stars', path: '/admin/reviews?state=waiting' },
    { kind: 'low_stock', title: expect.stringMatching(/^Heart Neon \(\S+\): 1 left$/) },
    { kind: 'order', title: `${reference} from Asha Rao: ₹2,401`, path: `/admin/orders/${row?.id}` },
  ]);
});

test('what was looked at is no longer unread, for the one who looked', async () => {
  const { admin, ids } = await busyShop();
  const editor = await shop.as('Editor');

  await seen(admin, (await bell(admin)).until);
  const looked = await bell(admin);
  await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 });

  expect([looked.unread, looked.notices.length]).toEqual([0, 3]);
  expect((await bell(admin)).unread).toBe(1);
  expect((await bell(editor)).unread).toBe(4);
});

test('a look is never taken back, nor made before its time', async () => {
  const { admin, ids } = await busyShop();
  await seen(admin, '2999-01-01T00:00:00.000Z');
  await seen(admin, '2020-01-01T00:00:00.000Z');
  const looked = await bell(admin);
  await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 });

  expect([looked.unread, (await bell(admin)).unread]).toEqual([0, 1]);
  expect((await seen(admin, 'yesterday')).status).toBe(422);
  expect((await seen(admin, '2020-13-01T00:00:00.000Z')).status).toBe(422);
  expect((await seen(admin, '2020-02-30T00:00:00.000Z')).status).toBe(422);
});

test('a new price is no news of the stock, nor is a variant that was made with little', async () => {
  const admin = await shop.as('Administrator');
  const { ids } = await makeSignForSale(admin);

  await admin.post(`${variantCalls}/update-many`, { variants: [{ id: ids[0], selling_price: 999 }] });
  const before = await bell(admin);
  await admin.post(`${variantCalls}/update-many`, { variants: [{ id: ids[0], stock: 0 }] });

  expect(before.notices).toEqual([]);
  expect((await bell(admin)).notices.map(({ title }) => title)).toEqual([expect.stringMatching(/: sold out$/)]);
});

test('what is dealt with is off the bell', async () => {
  const { admin, ids } = await busyShop();
  const [row] = (await admin.get<OrderRow[]>('/admin/orders/list')).body.data;

  await admin.post(`/admin/orders/update/${row?.id}`, { status: 'confirmed' });
  await admin.post(`${variantCalls}/update-many`, { variants: [{ id: ids[0], stock: 40 }] });

  expect((await bell(admin)).notices.map(({ kind }) => kind)).toEqual(['review']);
});

test('nobody is told of what they may not view', async () => {
  await busyShop();
  const viewer = await shop.as('Viewer');
  const { db } = shop.database;
  const ofViewer = sql`permission = 'orders.view' and role_id = (select id from roles where name = 'Viewer')`;
  await db.execute(sql`delete from role_permissions where ${ofViewer}`);

  const { notices, unread } = await bell(viewer);

  await db.execute(sql`insert into role_permissions select id, 'orders.view' from roles where name = 'Viewer'`);
  expect([notices.map(({ kind }) => kind), unread]).toEqual([['review', 'low_stock'], 2]);
  expect((await shop.get('/admin/notices')).status).toBe(401);
});
