import { expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { SignedIn } from '@lumora/shared-contract/auth';
import type { OrderDetail, OrderRow, OrderStatus, ShopOrder } from '@lumora/shared-contract/orders';
import { customer, order, makeSignForSale, stockOf } from '../../../testing/order-rows.ts';
import { orders } from '../tables.ts';
import { testPassword, useTestApp, type Caller } from '../../../testing/test-app.ts';

const shop = useTestApp();

/** Places one order per element of `orderFields`, which override the default fields. */
async function placeOrders(...orderFields: object[]) {
  const admin = await shop.as('Administrator');
  const { product, ids } = await makeSignForSale(admin);
  const placed: ShopOrder[] = [];
  for (const fields of orderFields) {
    const { body } = await order(shop, { lines: [{ variant_id: ids[1], quantity: 2 }], total: 1600, ...fields });
    placed.push(body.data);
  }
  const rows = (await admin.get<OrderRow[]>('/admin/orders/list?sort=created_at')).body.data;
  const stock = async () => (await stockOf(admin, product.id))[1]?.stock;
  return { admin, product, placed, rows, stock, id: rows[0]?.id ?? 0 };
}

const reason = 'The shopper changed their mind';
const updateStatus = (admin: Caller, id: number, status: OrderStatus, updated_at?: string) =>
  admin.post<OrderDetail>(`/admin/orders/update/${id}`, { status, updated_at, reason });

test('the list is paged and sorted newest first, and searches reference, name and phone', async () => {
  const { admin, placed } = await placeOrders({}, { name: 'Ravi', phone: '9000000001' }, { name: 'Meera' });
  const list = async (query: string) => {
    const { body } = await admin.get<OrderRow[]>(`/admin/orders/list?${query}`);
    return [body.data.map(({ name }) => name), body.meta?.total];
  };

  expect(await list('page=1&page_size=2')).toEqual([['Meera', 'Ravi'], 3]);
  expect(await list('sort=name')).toEqual([['Asha Rao', 'Meera', 'Ravi'], undefined]);
  expect(await list(`q=${placed[0]?.reference.toLowerCase()}`)).toEqual([['Asha Rao'], undefined]);
  expect(await list('q=ravi&status=new')).toEqual([['Ravi'], undefined]);
  expect(await list('q=%2B91%2090000%2000001')).toEqual([['Ravi'], undefined]);
  expect(await list('q=090000-00001&status=delivered')).toEqual([[], undefined]);
  expect(await list('q=%23')).toEqual([[], undefined]);
  expect((await admin.get('/admin/orders/list?sort=phone')).status).toBe(400);
  expect((await admin.get('/admin/orders/list?status=lost')).status).toBe(422);
});

test.each(['LUM QS2566', '#lumqs2566', 'LUM\u2011QS2566', 'qs2 566', 'lum qs25'])(
  'the list and the search find the order LUM-QS2566 by “%s”',
  async (typed) => {
    const { admin, rows } = await placeOrders({ name: 'Ravi' }, {});
    await shop.database.db
      .update(orders)
      .set({ reference: 'LUM-QS2566' })
      .where(eq(orders.id, rows[0]?.id ?? 0));

    const q = encodeURIComponent(typed);
    const list = await admin.get<OrderRow[]>(`/admin/orders/list?q=${q}`);
    const search = await admin.get(`/admin/search?q=${q}`);

    expect(list.body.data).toMatchObject([{ reference: 'LUM-QS2566' }]);
    expect(search.body.data).toMatchObject([{ title: 'LUM-QS2566 Ravi' }]);
  },
);

test('the list has the orders of the days from “from” to “to” in India', async () => {
  const { admin, rows } = await placeOrders({ name: 'Asha' }, { name: 'Meera' }, { name: 'Ravi' });
  // 23:59 on the 10th, 00:00 on the 11th and 00:00 on the 12th in India
  const times = ['2026-11-10T18:29:59Z', '2026-11-10T18:30:00Z', '2026-11-11T18:30:00Z'];
  for (const [index, created_at] of times.entries()) {
    await shop.database.db
      .update(orders)
      .set({ created_at })
      .where(eq(orders.id, rows[index]?.id ?? 0));
  }
  const names = async (query: string) =>
    (await admin.get<OrderRow[]>(`/admin/orders/list?sort=created_at&${query}`)).body.data.map(({ name }) => name);

  expect(await names('from=2026-11-11&to=2026-11-11')).toEqual(['Meera']);
  expect(await names('from=2026-11-11')).toEqual(['Meera', 'Ravi']);
  expect(await names('to=2026-11-10')).toEqual(['Asha']);
  expect(await names('from=&to=')).toEqual(['Asha', 'Meera', 'Ravi']);
  const { status, body } = await admin.get('/admin/orders/list?from=2026-02-30');
  expect([status, body.message]).toEqual([422, 'Send a day such as 2026-11-25']);
});

test('“delivered” can be undone, and the order keeps its parcel', async () => {
  const { admin, id } = await placeOrders({});
  for (const status of ['confirmed', 'dispatched', 'delivered'] as const) await updateStatus(admin, id, status);

  const undone = await admin.post<OrderDetail>(`/admin/orders/update/${id}`, {
    status: 'dispatched',
    courier: 'Delhivery',
    tracking: 'DL 123',
  });

  expect(undone.body.data).toMatchObject({ status: 'dispatched', courier: 'Delhivery', tracking: 'DL 123' });
});

test('a row of the list has the customer and the total, and the detail has the lines too', async () => {
  const { admin, rows, placed, id } = await placeOrders({ note: 'Ring twice', email: 'asha@test.example' });

  const { body } = await admin.get<OrderDetail>(`/admin/orders/edit/${id}`);

  const { reference } = placed[0] ?? {};
  expect(rows).toMatchObject([{ reference, name: customer.name, pieces: 2, total: 1600, status: 'new' }]);
  expect(body.data).toMatchObject({ ...placed[0], id, next: ['confirmed', 'cancelled'], updated_by: customer.name });
  expect((await admin.get('/admin/orders/edit/999999')).status).toBe(404);
});

test('an order changes its status only along the allowed steps', async () => {
  const { admin, id, rows } = await placeOrders({});
  const { reference } = rows[0] ?? {};

  const skipped = await updateStatus(admin, id, 'delivered');
  const steps = [await updateStatus(admin, id, 'confirmed'), await updateStatus(admin, id, 'dispatched')];
  const last = await updateStatus(admin, id, 'delivered');
  const cancelled = await updateStatus(admin, id, 'cancelled');

  expect([skipped.status, skipped.body.message]).toEqual([
    409,
    `${reference} is new and can be confirmed or cancelled next, not delivered.`,
  ]);
  expect(steps.map(({ body }) => body.message)).toEqual(['Order confirmed', 'Order dispatched']);
  expect(last.body.data).toMatchObject({ status: 'delivered', next: [], updated_by: 'Administrator Rao' });
  expect([cancelled.status, cancelled.body.message]).toEqual([409, `${reference} is delivered and stays so.`]);
});

test.each([[[]], [['confirmed']], [['confirmed', 'dispatched']]] as const)(
  'cancelling an order after the steps %j restores its stock once',
  async (steps) => {
    const { admin, id, stock } = await placeOrders({});
    for (const step of steps) await updateStatus(admin, id, step);
    const taken = await stock();

    const responses = await Promise.all([updateStatus(admin, id, 'cancelled'), updateStatus(admin, id, 'cancelled')]);

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect([taken, await stock()]).toEqual([7, 9]);
  },
);

test('an order can be cancelled when its product has been deleted, and no piece goes back into stock', async () => {
  const { admin, id, product } = await placeOrders({});
  const before = await admin.get<OrderDetail>(`/admin/orders/edit/${id}`);
  await admin.delete(`/admin/products/delete/${product.id}`);
  const after = await admin.get<OrderDetail>(`/admin/orders/edit/${id}`);

  expect([before.body.data.stocked_pieces, after.body.data.stocked_pieces]).toEqual([2, 0]);
  expect((await updateStatus(admin, id, 'cancelled')).body.data.status).toBe('cancelled');
});

test('an update with an outdated version gets 409 with the name of the other administrator', async () => {
  const { admin, id, rows } = await placeOrders({});
  const editor = await shop.as('Editor');
  await updateStatus(editor, id, 'confirmed', rows[0]?.updated_at);

  const outdated = await updateStatus(admin, id, 'cancelled', rows[0]?.updated_at);

  expect([outdated.status, outdated.body.message]).toEqual([
    409,
    'This order was changed by Editor Rao. Reload to see it.',
  ]);
});

test('the CSV export has every matching order with its time in India, and escapes cells that a spreadsheet would evaluate', async () => {
  const { placed } = await placeOrders({ name: '=A1+1' }, { name: 'Ravi' });
  await shop.database.db.execute(sql`update orders set created_at = '2026-11-25T19:00Z' where name = 'Ravi'`);
  const credentials = { email: 'administrator@test.example', password: testPassword };
  const { token } = (await shop.post<SignedIn>('/admin/login', credentials)).body.data;
  const download = async (query: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${shop.origin}/api/admin/orders/export.csv${query}`, { headers })).text();
  };

  const all = await download('');
  const filtered = await download('?q=ravi');

  expect(all.split('\r\n')).toHaveLength(4);
  expect(all).toMatch(/^"Order","Status","Placed","Name","Mobile number"/);
  expect(all).toContain(`"${placed[0]?.reference}","new"`);
  expect(all).toContain(`"'=A1+1"`);
  expect(all).toContain('"2 × Heart Neon (SIZE: 26x23 · Colour: Blue)","2","1600"');
  expect(filtered.split('\r\n')).toHaveLength(3);
  expect(filtered).toContain('"new","2026-11-26 00:30","Ravi"');
});

test('a viewer can list orders but change none, and an anonymous caller gets 401', async () => {
  const { id } = await placeOrders({});
  const viewer = await shop.as('Viewer');

  const statuses = [
    (await viewer.get('/admin/orders/list')).status,
    (await updateStatus(viewer, id, 'confirmed')).status,
    (await shop.get('/admin/orders/list')).status,
    (await shop.get('/admin/orders/export.csv')).status,
    (await shop.get(`/admin/orders/edit/${id}`)).status,
  ];

  expect(statuses).toEqual([200, 403, 401, 401, 401]);
});
