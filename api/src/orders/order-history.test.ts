import { expect, test } from '@jest/globals';
import type { OrderDetail, OrderRow, ShopOrder } from '@lumora/shared-contract';
import { customer, order, otherAddress, makeSignForSale } from '../../testing/order-rows.ts';
import { useTestApp } from '../../testing/test-app.ts';

const shop = useTestApp();

/** An order of one sign, and the calls that act on it. */
async function placed() {
  const admin = await shop.as('Administrator');
  const { ids } = await makeSignForSale(admin);
  const made = (await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 })).body.data;
  const [row] = (await admin.get<OrderRow[]>('/admin/orders/list')).body.data;
  const id = row?.id ?? 0;
  return {
    admin,
    id,
    update: (body: object) => admin.post<OrderDetail>(`/admin/orders/update/${id}`, body),
    parcel: (body: object) => admin.post<OrderDetail>(`/admin/orders/parcel/${id}`, body),
    note: (body: object) => admin.post<OrderDetail>(`/admin/orders/note/${id}`, body),
    read: async () => (await admin.get<OrderDetail>(`/admin/orders/edit/${id}`)).body.data,
    seen: async () =>
      (await shop.get<ShopOrder>(`/orders/${made.reference}?phone=9876543210`, otherAddress())).body.data,
  };
}

test('every step is kept with who did it, when and why, the newest first', async () => {
  const { update, parcel, note, read } = await placed();
  await update({ status: 'confirmed' });
  await note({ note: '  Pack it in two boxes ' });
  await update({ status: 'dispatched', courier: 'Delhivery' });
  await parcel({ courier: 'Delhivery', tracking: 'DL 123' });

  await update({ status: 'cancelled', reason: 'Lost on the way' });

  const { events, created_at, updated_at } = await read();
  const by = 'Administrator Rao';
  const none = { words: '', courier: '', tracking: '' };
  expect(events.map(({ created_at: _at, ...event }) => event)).toEqual([
    { ...none, kind: 'cancelled', words: 'Lost on the way', created_by: by },
    { ...none, kind: 'parcel', courier: 'Delhivery', tracking: 'DL 123', created_by: by },
    { ...none, kind: 'dispatched', courier: 'Delhivery', created_by: by },
    { ...none, kind: 'note', words: 'Pack it in two boxes', created_by: by },
    { ...none, kind: 'confirmed', created_by: by },
    { ...none, kind: 'new', created_by: customer.name },
  ]);
  const times = events.map((event) => event.created_at);
  expect(times.toSorted().toReversed()).toEqual(times);
  expect((times[5] ?? '') >= created_at && (times[0] ?? '') >= updated_at).toBe(true);
});

test('an order is cancelled for a reason, which the shopper reads', async () => {
  const { update, read, seen } = await placed();

  const unexplained = await update({ status: 'cancelled', reason: '  ' });
  const before = await read();
  await update({ status: 'cancelled', reason: 'The glass broke' });

  expect([unexplained.status, unexplained.body.fields]).toEqual([422, { reason: 'Say why, in words for the shopper' }]);
  expect([before.status, before.events.length]).toEqual(['new', 1]);
  expect(await seen()).toMatchObject({ status: 'cancelled', reason: 'The glass broke' });
});

test('the shopper sees who brings the order and how to follow it, but no note', async () => {
  const { update, parcel, note, seen } = await placed();
  await update({ status: 'confirmed' });
  await update({ status: 'dispatched', courier: 'India Post', tracking: 'EX1' });
  await note({ note: 'Paid by hand' });
  const first = await seen();

  await parcel({ courier: 'Delhivery', tracking: 'https://www.delhivery.com/track/9' });

  expect(first).toMatchObject({ courier: 'India Post', tracking: 'EX1', reason: '' });
  expect(JSON.stringify(first)).not.toContain('Paid by hand');
  expect(await seen()).toMatchObject({ courier: 'Delhivery', tracking: 'https://www.delhivery.com/track/9' });
});

test.each([['javascript:alert(1)'], ['ftp://files.example.com'], ['https://nowhere']])(
  'the link %s is none that a shopper may be sent to',
  async (tracking) => {
    const { update } = await placed();
    await update({ status: 'confirmed' });

    const { status, body } = await update({ status: 'dispatched', tracking });

    expect([status, body.fields]).toEqual([422, { tracking: 'Enter a number, or a link that begins with https://' }]);
  },
);

test('a parcel is that of a dispatched order, and a note has words', async () => {
  const { parcel, note, read } = await placed();

  const early = await parcel({ courier: 'Delhivery' });
  const empty = await note({ note: ' ' });

  expect([early.status, early.body.message]).toEqual([
    409,
    expect.stringMatching(/^LUM-\w+ is new\. Only a dispatched order has a parcel to follow\.$/),
  ]);
  expect([empty.status, empty.body.fields]).toEqual([422, { note: 'Write the note' }]);
  expect((await read()).events).toHaveLength(1);
});

test('who acts on what somebody else has changed is told, and nothing is kept of it', async () => {
  const { update, parcel, note, read } = await placed();
  await update({ status: 'confirmed' });
  const { updated_at } = (await update({ status: 'dispatched' })).body.data;
  await note({ note: 'Call first' });

  const late = [
    await update({ status: 'delivered', updated_at }),
    await parcel({ courier: 'Delhivery', updated_at }),
    await note({ note: 'Too late', updated_at }),
  ];

  expect(late.map(({ status }) => status)).toEqual([409, 409, 409]);
  expect((await read()).events).toHaveLength(4);
});

test('of two who cancel at once one does, and it stands in the history once', async () => {
  const { update, read } = await placed();
  const cancel = () => update({ status: 'cancelled', reason: 'Twice' });

  const answers = await Promise.all([cancel(), cancel()]);

  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await read()).events.map(({ kind }) => kind)).toEqual(['cancelled', 'new']);
});

test('who may only look adds nothing', async () => {
  const { id } = await placed();
  const viewer = await shop.as('Viewer');

  const note = await viewer.post(`/admin/orders/note/${id}`, { note: 'Hello' });
  const parcel = await viewer.post(`/admin/orders/parcel/${id}`, { courier: 'Hello' });

  expect([note.status, parcel.status]).toEqual([403, 403]);
});
