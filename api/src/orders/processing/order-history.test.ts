import { expect, test } from '@jest/globals';
import type { OrderDetail, OrderRow, ShopOrder } from '@lumora/shared-contract/orders';
import { customer, order, otherAddress, makeSignForSale } from '../../../testing/order-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

/** Places an order of one product, and returns functions that call the API for it. */
async function placeOrder() {
  const admin = await shop.as('Administrator');
  const { ids } = await makeSignForSale(admin);
  const shopOrder = (await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 })).body.data;
  const [row] = (await admin.get<OrderRow[]>('/admin/orders/list')).body.data;
  const id = row?.id ?? 0;
  return {
    admin,
    id,
    update: (body: object) => admin.post<OrderDetail>(`/admin/orders/update/${id}`, body),
    parcel: (body: object) => admin.post<OrderDetail>(`/admin/orders/parcel/${id}`, body),
    note: (body: object) => admin.post<OrderDetail>(`/admin/orders/note/${id}`, body),
    read: async () => (await admin.get<OrderDetail>(`/admin/orders/edit/${id}`)).body.data,
    readAsShopper: async () =>
      (await shop.get<ShopOrder>(`/orders/${shopOrder.reference}?phone=9876543210`, otherAddress())).body.data,
  };
}

test('the history lists every step with its author, time and reason, newest first', async () => {
  const { update, parcel, note, read } = await placeOrder();
  await update({ status: 'confirmed' });
  await note({ note: '  Pack it in two boxes ' });
  await update({ status: 'dispatched', courier: 'Delhivery' });
  await parcel({ courier: 'Delhivery', tracking: 'DL 123' });

  await update({ status: 'cancelled', reason: 'Lost on the way' });

  const { events, created_at, updated_at } = await read();
  const by = 'Administrator Rao';
  const empty = { message: '', courier: '', tracking: '' };
  expect(events.map(({ created_at: _at, ...event }) => event)).toEqual([
    { ...empty, kind: 'cancelled', message: 'Lost on the way', created_by: by },
    { ...empty, kind: 'parcel', courier: 'Delhivery', tracking: 'DL 123', created_by: by },
    { ...empty, kind: 'dispatched', courier: 'Delhivery', created_by: by },
    { ...empty, kind: 'note', message: 'Pack it in two boxes', created_by: by },
    { ...empty, kind: 'confirmed', created_by: by },
    { ...empty, kind: 'new', created_by: customer.name },
  ]);
  const times = events.map((event) => event.created_at);
  expect(times.toSorted().toReversed()).toEqual(times);
  expect((times[5] ?? '') >= created_at && (times[0] ?? '') >= updated_at).toBe(true);
});

test('cancelling an order requires a reason, which the shopper can read', async () => {
  const { update, read, readAsShopper } = await placeOrder();

  const unexplained = await update({ status: 'cancelled', reason: '  ' });
  const before = await read();
  await update({ status: 'cancelled', reason: 'The glass broke' });

  expect([unexplained.status, unexplained.body.fields]).toEqual([422, { reason: 'Say why, in words for the shopper' }]);
  expect([before.status, before.events.length]).toEqual(['new', 1]);
  expect(await readAsShopper()).toMatchObject({ status: 'cancelled', reason: 'The glass broke' });
});

test('the shopper sees courier and tracking of the order, but no notes', async () => {
  const { update, parcel, note, readAsShopper } = await placeOrder();
  await update({ status: 'confirmed' });
  await update({ status: 'dispatched', courier: 'India Post', tracking: 'EX1' });
  await note({ note: 'Paid by hand' });
  const first = await readAsShopper();

  await parcel({ courier: 'Delhivery', tracking: 'https://www.delhivery.com/track/9' });

  expect(first).toMatchObject({ courier: 'India Post', tracking: 'EX1', reason: '' });
  expect(JSON.stringify(first)).not.toContain('Paid by hand');
  expect(await readAsShopper()).toMatchObject({ courier: 'Delhivery', tracking: 'https://www.delhivery.com/track/9' });
});

test.each([['javascript:alert(1)'], ['ftp://files.example.com'], ['https://nowhere']])(
  'the tracking link %s is rejected',
  async (tracking) => {
    const { update } = await placeOrder();
    await update({ status: 'confirmed' });

    const { status, body } = await update({ status: 'dispatched', tracking });

    expect([status, body.fields]).toEqual([422, { tracking: 'Enter a number, or a link that begins with https://' }]);
  },
);

test('a parcel for an order that is not dispatched and an empty note are rejected', async () => {
  const { parcel, note, read } = await placeOrder();

  const early = await parcel({ courier: 'Delhivery' });
  const empty = await note({ note: ' ' });

  expect([early.status, early.body.message]).toEqual([
    409,
    expect.stringMatching(/^LUM-\w+ is new\. Only a dispatched order has a parcel to follow\.$/),
  ]);
  expect([empty.status, empty.body.fields]).toEqual([422, { note: 'Write the note' }]);
  expect((await read()).events).toHaveLength(1);
});

test('updates with an outdated version get 409 and add nothing to the history', async () => {
  const { update, parcel, note, read } = await placeOrder();
  await update({ status: 'confirmed' });
  const { updated_at } = (await update({ status: 'dispatched' })).body.data;
  await note({ note: 'Call first' });

  const outdated = [
    await update({ status: 'delivered', updated_at }),
    await parcel({ courier: 'Delhivery', updated_at }),
    await note({ note: 'Too late', updated_at }),
  ];

  expect(outdated.map(({ status }) => status)).toEqual([409, 409, 409]);
  expect((await read()).events).toHaveLength(4);
});

test('one of two parallel cancellations succeeds, and the history has one entry for it', async () => {
  const { update, read } = await placeOrder();
  const cancel = () => update({ status: 'cancelled', reason: 'Twice' });

  const responses = await Promise.all([cancel(), cancel()]);

  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await read()).events.map(({ kind }) => kind)).toEqual(['cancelled', 'new']);
});

test('a viewer can add neither a note nor a parcel', async () => {
  const { id } = await placeOrder();
  const viewer = await shop.as('Viewer');

  const note = await viewer.post(`/admin/orders/note/${id}`, { note: 'Hello' });
  const parcel = await viewer.post(`/admin/orders/parcel/${id}`, { courier: 'Hello' });

  expect([note.status, parcel.status]).toEqual([403, 403]);
});
