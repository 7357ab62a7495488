import { expect, test } from '@jest/globals';
import { priceDesign, type CartQuote, type Design, type DesignRules, type SavedDesign } from '@lumora/shared-contract';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { eq, sql } from 'drizzle-orm';
import { useTestApp } from '../../testing/test-app.ts';
import { saveDesign } from './designs.queries.ts';
import { designIdeas, designPrices, designs } from './tables.ts';

const shop = useTestApp();

/** 90 cm of Comfortaa. */
const chai: Design = {
  lines: [{ text: 'Chai', face: 'comfortaa', tube: 'pink' }],
  width_cm: 90,
  backboard: 'clear',
  dimmer: false,
  outdoor: false,
};
const keep = (design: object) => shop.post<SavedDesign>('/designs', design);

test('a design is kept under a short id, priced, and found again by it', async () => {
  const made = await keep(chai);

  expect(made.status).toBe(200);
  expect(made.body.data).toEqual({ id: expect.stringMatching(/^[0-9a-z]{8}$/), design: chai, price: 4_602 });
  const { body } = await shop.get<SavedDesign>(`/designs/${made.body.data.id}`);
  expect(body.data).toEqual(made.body.data);
});

test.each<[string, Design['lines'][number]['face']]>([
  ['Happily Ever After', 'sacramento'],
  ['शुभ विवाह', 'baloo-2'],
  ['क्षत्रिय ज्ञान', 'tillana'],
  ['GYM 24×7', 'neonderthaw'],
])('“%s” in %s costs here what the same rules make of it in a browser', async (text, face) => {
  const design: Design = { ...chai, lines: [{ text, face, tube: 'pink' }], width_cm: 150, outdoor: true };
  const rules = await readRules();

  const { body } = await keep(design);

  expect(body.data.price * 100).toBe(priceDesign(design, rules).paise);
});

test('the same design has the same id, whatever the order of its fields and the spaces around its words', async () => {
  const [line] = chai.lines;
  const first = await keep(chai);

  const again = await keep({
    outdoor: false,
    dimmer: false,
    lines: [{ tube: line?.tube, face: line?.face, text: '  Chai ', colour: 'ignored' }],
    backboard: 'clear',
    width_cm: 90,
  });

  expect(again.body.data).toEqual(first.body.data);
  expect(await shop.database.db.$count(designs)).toBe(1);
});

test('a design that differs in anything has another id', async () => {
  const others = [{ width_cm: 91 }, { dimmer: true }, { backboard: 'black' }];

  const ids = await Promise.all([{}, ...others].map(async (other) => (await keep({ ...chai, ...other })).body.data.id));

  expect(new Set(ids).size).toBe(4);
});

test('two designs that would have one id get two', async () => {
  const { id } = (await keep(chai)).body.data;
  const other = { ...chai, width_cm: 120 };
  await shop.database.db.update(designs).set({ content: other }).where(eq(designs.id, id));

  const long = await saveDesign(shop.database.db, chai);

  expect(long).toHaveLength(12);
  expect(long.startsWith(id)).toBe(true);
});

test.each([
  [{ ...chai, lines: [] }, 'lines', 'Write something first.'],
  [{ ...chai, lines: [{ ...chai.lines[0], text: ' ' }] }, 'lines[0].text', 'Write something on this line.'],
  [{ ...chai, lines: Array(4).fill(chai.lines[0]) }, 'lines', 'At most 3 lines'],
  [{ ...chai, lines: [{ ...chai.lines[0], text: 'Chai ☕' }] }, 'lines[0].text', 'We cannot bend “☕” in Comfortaa.'],
  [
    { ...chai, lines: [{ ...chai.lines[0], text: 'चाय' }] },
    'lines[0].text',
    'Comfortaa has no Hindi letters. Choose a font marked हिन्दी.',
  ],
  [{ ...chai, lines: [{ ...chai.lines[0], face: 'comic' }] }, 'lines[0].face', 'Choose one of our fonts'],
  [{ ...chai, width_cm: 500 }, 'width_cm', 'At most 240 cm wide'],
  [
    { ...chai, lines: [{ ...chai.lines[0], text: 'Hi' }], width_cm: 200 },
    'width_cm',
    'At this width the sign is 181 cm high. Choose at most 132 cm.',
  ],
  [{ ...chai, backboard: 'gold' }, 'backboard', 'Choose a backboard'],
  [{}, 'lines', 'Send the lines as a list.'],
])('the design %j is refused at %s: %s', async (design, field, message) => {
  const { status, body } = await keep(design);

  expect([status, body.fields?.[field]]).toEqual([422, message]);
});

test.each(['nothing1', 'x', 'DROP TABLE', '%00', 'ideasideas'])('there is no design %s', async (id) => {
  const { status, body } = await shop.get(`/designs/${encodeURIComponent(id)}`);

  expect([status, body.message]).toEqual([404, 'There is no such design.']);
});

test('a price that changes is the price of rules, designs and carts from then on', async () => {
  const { id } = (await keep(chai)).body.data;
  const before = await shop.get<DesignRules>('/designs/rules');
  await shop.get(`/designs/${id}`);

  await setPrice('start', 100_000);

  expect(before.body.data).toMatchObject({ start: 90_000 });
  const { start } = await pollUntil(readRules, (rules) => rules.start === 100_000);

  expect(start).toBe(100_000);
  expect((await shop.get<SavedDesign>(`/designs/${id}`)).body.data.price).toBe(4_702);
  expect((await shop.post<CartQuote>('/cart/quote', { lines: [{ design_id: id, quantity: 1 }] })).body.data.total).toBe(
    4_702,
  );
  await setPrice('start', 90_000);
});

test('a cart may hold designs beside signs from the shelf: each is told, priced and not limited by stock', async () => {
  const { id } = (await keep({ ...chai, dimmer: true })).body.data;

  const { body } = await shop.post<CartQuote>('/cart/quote', {
    lines: [
      { design_id: id, quantity: 20 },
      { design_id: 'unknown99', quantity: 1 },
    ],
  });

  expect(body.data.lines[0]).toMatchObject({
    variant_id: null,
    design_id: id,
    max_quantity: 20,
    product: null,
    design: { lines: [{ text: 'Chai' }] },
    offer: {
      sku: `DESIGN-${id}`,
      price: 5_052,
      attributes: [
        { title: 'Size', value: '90 × 38 cm' },
        { title: 'Font', value: 'Comfortaa' },
        { title: 'Colour', value: 'Pink' },
        { title: 'Board', value: 'Clear acrylic' },
        { title: 'With', value: 'dimmer' },
      ],
    },
    total: 101_040,
    problem: null,
  });
  expect(body.data.lines[1]).toMatchObject({ design: null, offer: null, total: 0, problem: { code: 'gone' } });
  expect(body.data).toMatchObject({ pieces: 20, total: 101_040 });
});

test('a design may stand in one line of a cart', async () => {
  const line = { design_id: 'abcdefgh', quantity: 1 };

  const { status, body } = await shop.post('/cart/quote', { lines: [line, line] });

  expect([status, body.message]).toEqual([422, 'Each sign may stand in one line.']);
});

test('whoever keeps designs without end is told to wait', async () => {
  await keep(chai);
  await shop.database.db.execute(sql`update attempts set count = 600`);

  expect((await keep(chai)).status).toBe(429);
});

test('ideas are told in their order', async () => {
  const { db } = shop.database;
  const [second, first] = [await saveDesign(db, chai), await saveDesign(db, { ...chai, dimmer: true })];
  await db.insert(designIdeas).values([
    { position: 1, design_id: second },
    { position: 0, design_id: first },
  ]);

  expect(await pollUntil(ideaIds, (ids) => ids.length === 2)).toEqual([first, second]);
});

async function readRules(): Promise<DesignRules> {
  return (await shop.get<DesignRules>('/designs/rules')).body.data;
}

async function ideaIds(): Promise<string[]> {
  return (await shop.get<SavedDesign[]>('/designs/ideas')).body.data.map(({ id }) => id);
}

async function setPrice(part: keyof DesignRules, paise: number) {
  await shop.database.db.update(designPrices).set({ paise }).where(eq(designPrices.part, part));
}
