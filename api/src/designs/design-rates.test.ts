import { afterEach, expect, test } from '@jest/globals';
import type { CartQuote } from '@lumora/shared-contract/cart';
import type { Design, DesignRates, DesignRules, SavedDesign } from '@lumora/shared-contract/designs';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { eq, sql } from 'drizzle-orm';
import { order, otherAddress } from '../../testing/order-rows.ts';
import { useTestApp, type Caller } from '../../testing/test-app.ts';
import { designPrices } from './tables.ts';

const shop = useTestApp();
const path = '/admin/design-rates';

const design: Design = {
  lines: [{ text: 'Chai', font: 'tilt-neon', tube: 'lemon' }],
  width_cm: 80,
  backboard: 'black',
  dimmer: true,
  outdoor: false,
};

// restores the default rates, which the other tests expect
afterEach(async () => {
  const { db } = shop.database;
  await db.execute(sql`update design_prices set paise = 45000 where part = 'dimmer'`);
  await db.execute(sql`update design_prices set paise = 140000 where part = 'tube_per_metre'`);
});

const getRates = async (caller: Caller) => (await caller.get<DesignRates>(path)).body.data;

test('rates are read and written in rupees, stored in paise, and show who changed them', async () => {
  const editor = await shop.as('Editor');
  const before = await getRates(editor);

  const { status, body } = await editor.post<DesignRates>(`${path}/update`, { ...before, dimmer: '500.25' });

  expect(before).toMatchObject({ start: 900, tube_per_metre: 1400, dimmer: 450, min_price: 2499 });
  expect([status, body.message]).toEqual([200, 'Rates updated']);
  expect(body.data).toMatchObject({
    ...before,
    dimmer: 500.25,
    updated_at: expect.any(String),
    updated_by: 'Editor Rao',
  });
  const rows = await shop.database.db
    .select({ paise: designPrices.paise })
    .from(designPrices)
    .where(eq(designPrices.part, 'dimmer'));
  expect(rows).toEqual([{ paise: 50_025 }]);
});

test('new rates apply to the designer, carts and saved designs, and an order with the old total is rejected', async () => {
  const admin = await shop.as('Administrator');
  const saved = (await shop.post<SavedDesign>('/designs', design, otherAddress())).body.data;
  await shop.get('/designs/rules');
  const lines = [{ design_id: saved.id, quantity: 2 }];

  await admin.post(`${path}/update`, { ...(await getRates(admin)), dimmer: 1450 });
  await pollUntil(
    () => shop.get<DesignRules>('/designs/rules'),
    ({ body }) => body.data.dimmer === 145_000,
  );

  const quote = await shop.post<CartQuote>('/cart/quote', { lines });
  expect(quote.body.data.total).toBe(2 * (saved.price + 1_000));
  expect((await shop.get<SavedDesign>(`/designs/${saved.id}`)).body.data.price).toBe(saved.price + 1_000);
  const stale = await order(shop, { lines, total: 2 * saved.price });
  expect([stale.status, Object.keys(stale.body.fields ?? {})]).toEqual([409, ['total']]);
});

test('updating rates with an outdated version gets 409 with the name of the other user, and changes nothing', async () => {
  const [admin, editor] = [await shop.as('Administrator'), await shop.as('Editor')];
  const read = await getRates(admin);

  await editor.post(`${path}/update`, { ...read, dimmer: 460 });
  const second = await admin.post(`${path}/update`, { ...read, tube_per_metre: 1500 });

  expect(second.status).toBe(409);
  expect(second.body.message).toBe('This price list was changed by Editor Rao. Reload to see it.');
  expect(await getRates(admin)).toMatchObject({ dimmer: 460, tube_per_metre: 1400 });
});

test('exactly one of five parallel updates with the same version succeeds', async () => {
  const admin = await shop.as('Administrator');
  const read = await getRates(admin);

  const responses = await Promise.all(
    [1, 2, 3, 4, 5].map((extra) => admin.post(`${path}/update`, { ...read, dimmer: read.dimmer + extra })),
  );

  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409, 409,
  ]);
});

test('invalid rates are rejected with messages for the fields, and nothing is saved', async () => {
  const admin = await shop.as('Administrator');
  const read = await getRates(admin);
  const invalid = { start: '', tube_per_metre: 'much', board_black: -1, dimmer: 0.125, min_price: 1_000_001 };

  const { status, body } = await admin.post(`${path}/update`, { ...read, board_clear: 1, ...invalid });

  expect(status).toBe(422);
  expect(body.fields).toEqual({
    start: 'Base price is required',
    tube_per_metre: 'Neon tube must be a number',
    board_black: 'Black acrylic is at least 0',
    dimmer: 'Dimmer has at most two decimals',
    min_price: 'Minimum price is at most 1000000',
  });
  expect(await getRates(admin)).toEqual(read);
});

test('a viewer cannot change rates', async () => {
  const viewer = await shop.as('Viewer');

  const { status, body } = await viewer.post(`${path}/update`, await getRates(viewer));

  expect([status, body.message]).toEqual([403, 'Your role Viewer does not include custom-neon.update.']);
});
