import { expect, test } from '@jest/globals';
import type { OrderDetail, OrderRow, OrderStatus, ShopOrder, SignedIn } from '@lumora/shared-contract';
import { customer, order, makeSignForSale, stockOf } from '../../testing/order-rows.ts';
import { testPassword, useTestApp, type Caller } from '../../testing/test-app.ts';

const shop = useTestApp();

/** Orders that differ in what is given, and the shop they are from. */
async function place(...wanted: object[]) {
  const admin = await shop.as('Administrator');
  const { product, ids } = await makeSignForSale(admin);
  const made: ShopOrder[] = [];
  for (const fields of wanted) {
    const { body } = await order(shop, { lines: [{ variant_id: ids[1], quantity: 2 }], total: 1600, ...fields });
    made.push(body.data);
  }
  const rows = (await admin.get<OrderRow[]>('/admin/orders/list?sort=created_at')).body.data;
  const stock = async () => (await stockOf(admin, product.id))[1]?.stock;
  return { admin, product, made, rows, stock, id: rows[0]?.id ?? 0 };
}

const reason = 'The shopper changed their mind';
const bring = (admin: Caller, id: number, status: OrderStatus, updated_at?: string) =>
  admin.post<OrderDetail>(`/admin/orders/update/${id}`, { status, updated_at, reason });

test('the list has the newest first, by page, and finds reference, name and phone', async () => {
  const { admin, made } = await place({}, { name: 'Ravi', phone: '9000000001' }, { name: 'Meera' });
  const list = async (query: string) => {
    const { body } = await admin.get<OrderRow[]>(`/admin/orders/list?${query}`);
    return [body.data.map(({ name }) => name), body.meta?.total];
  };

  expect(await list('page=1&page_size=2')).toEqual([['Meera', 'Ravi'], 3]);
  expect(await list('sort=name')).toEqual([['Asha Rao', 'Meera', 'Ravi'], undefined]);
  expect(await list(`q=${made[0]?.reference.toLowerCase()}`)).toEqual([['Asha Rao'], undefined]);
  expect(await list('q=ravi&status=new')).toEqual([['Ravi'], undefined]);
  expect(await list('q=%2B91%2090000%2000001')).toEqual([['Ravi'], undefined]);
  expect(await list('q=090000-00001&status=delivered')).toEqual([[], undefined]);
  expect((await admin.get('/admin/orders/list?sort=phone')).status).toBe(400);
  expect((await admin.get('/admin/orders/list?status=lost')).status).toBe(422);
});

test('a row says who ordered how much, the order what exactly', async () => {
  const { admin, rows, made, id } = await place({ note: 'Ring twice', email: 'asha@test.example' });

  const { body } = await admin.get<OrderDetail>(`/admin/orders/edit/${id}`);

  const { reference } = made[0] ?? {};
  expect(rows).toMatchObject([{ reference, name: customer.name, pieces: 2, total: 1600, status: 'new' }]);
  expect(body.data).toMatchObject({ ...made[0], id, next: ['confirmed', 'cancelled'], updated_by: customer.name });
  expect((await admin.get('/admin/orders/edit/999999')).status).toBe(404);
});

test('an order goes on step by step, and nowhere else', async () => {
  const { admin, id, rows } = await place({});
  const { reference } = rows[0] ?? {};

  const skipped = await bring(admin, id, 'delivered');
  const steps = [await bring(admin, id, 'confirmed'), await bring(admin, id, 'dispatched')];
  const last = await bring(admin, id, 'delivered');
  const cancelled = await bring(admin, id, 'cancelled');

  expect([skipped.status, skipped.body.message]).toEqual([
    409,
    `${reference} is new and can be confirmed or cancelled next, not delivered.`,
  ]);
  expect(steps.map(({ body }) => body.message)).toEqual(['Order confirmed', 'Order dispatched']);
  expect(last.body.data).toMatchObject({ status: 'delivered', next: [], updated_by: 'Administrator Rao' });
  expect([cancelled.status, cancelled.body.message]).toEqual([409, `${reference} is delivered and stays so.`]);
});

test.each([[[]], [['confirmed']], [['confirmed', 'dispatched']]] as const)(
  'an order that went through %j and is cancelled gives its pieces back, once',
  async (steps) => {
    const { admin, id, stock } = await place({});
    for (const step of steps) await bring(admin, id, step);
    const taken = await stock();

    const answers = await Promise.all([bring(admin, id, 'cancelled'), bring(admin, id, 'cancelled')]);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect([taken, await stock()]).toEqual([7, 9]);
  },
);

test('what the shop has deleted since has no shelf to go back to', async () => {
  const { admin, id, product } = await place({});
  await admin.delete(`/admin/products/delete/${product.id}`);

  expect((await bring(admin, id, 'cancelled')).body.data.status).toBe('cancelled');
});

test('who acts on what somebody else has changed meanwhile is told', async () => {
  const { admin, id, rows } = await place({});
  const editor = await shop.as('Editor');
  await bring(editor, id, 'confirmed', rows[0]?.updated_at);

  const late = await bring(admin, id, 'cancelled', rows[0]?.updated_at);

  expect([late.status, late.body.message]).toEqual([409, 'This order was changed by Editor Rao. Reload to see it.']);
});

test('the CSV has every order that matches, and no cell that a spreadsheet would run', async () => {
  const { made } = await place({ name: '=1+1' }, { name: 'Ravi' });
  const credentials = { email: 'administrator@test.example', password: testPassword };
  const { token } = (await shop.post<SignedIn>('/admin/login', credentials)).body.data;
  const download = async (query: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${shop.origin}/api/admin/orders/export.csv${query}`, { headers })).text();
  };

  const all = await download('');
  const filtered = await download('?q=ravi');

  expect(all.split('\r\n')).toHaveLength(4);
  expect(all).toContain(`"${made[0]?.reference}","new"`);
  expect(all).toContain(`"'=1+1"`);
  expect(all).toContain('"2 × Heart Neon (SIZE: 26x23 · Colour: Blue)","2","1600"');
  expect(filtered.split('\r\n')).toHaveLength(3);
});

test('who may only look changes nothing, and who is nobody sees nothing', async () => {
  const { id } = await place({});
  const viewer = await shop.as('Viewer');

  const statuses = [
    (await viewer.get('/admin/orders/list')).status,
    (await bring(viewer, id, 'confirmed')).status,
    (await shop.get('/admin/orders/list')).status,
    (await shop.get('/admin/orders/export.csv')).status,
    (await shop.get(`/admin/orders/edit/${id}`)).status,
  ];

  expect(statuses).toEqual([200, 403, 401, 401, 401]);
});
