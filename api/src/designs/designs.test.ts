import { describe, expect, it, test } from '@jest/globals';
import type { CartQuote } from '@lumora/shared-contract/cart';
import {
  priceDesign,
  type Design,
  type DesignRules,
  type LineStrokes,
  type SavedDesign,
} from '@lumora/shared-contract/designs';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { eq, sql } from 'drizzle-orm';
import { useTestApp } from '../../testing/test-app.ts';
import { saveDesign } from './designs.queries.ts';
import { designIdeas, designPrices, designs } from './tables.ts';

const shop = useTestApp();

/** 90 cm wide, in the font Comfortaa. */
const chai: Design = {
  lines: [{ text: 'Chai', font: 'comfortaa', tube: 'pink' }],
  width_cm: 90,
  backboard: 'clear',
  dimmer: false,
  outdoor: false,
};
const postDesign = (design: object) => shop.post<SavedDesign>('/designs', design);

test('a design is saved with a price under a short id, and can be read by that id', async () => {
  const saved = await postDesign(chai);

  expect(saved.status).toBe(200);
  expect(saved.body.data).toMatchObject({
    id: expect.stringMatching(/^[0-9a-z]{8}$/),
    design: chai,
    price: 4_417,
    withdrawn_fonts: [],
  });
  const { body } = await shop.get<SavedDesign>(`/designs/${saved.body.data.id}`);
  expect(body.data).toEqual(saved.body.data);
});

test.each<[string, Design['lines'][number]['font']]>([
  ['Happily Ever After', 'sacramento'],
  ['शुभ विवाह', 'baloo-2'],
  ['क्षत्रिय ज्ञान', 'tillana'],
  ['GYM 24×7', 'amatic-sc'],
])('the price of “%s” in %s equals the price that a browser computes by the same rules', async (text, font) => {
  const design: Design = { ...chai, lines: [{ text, font, tube: 'pink' }], width_cm: 150, outdoor: true };
  const rules = await fetchRules();

  const { body } = await postDesign(design);

  expect(body.data.price * 100).toBe(priceDesign(design, rules).paise);
});

test('a design keeps its id when its fields have another sequence and its text has surrounding spaces', async () => {
  const [line] = chai.lines;
  const first = await postDesign(chai);

  const again = await postDesign({
    outdoor: false,
    dimmer: false,
    lines: [{ tube: line?.tube, font: line?.font, text: '  Chai ', colour: 'ignored' }],
    backboard: 'clear',
    width_cm: 90,
  });

  expect(again.body.data).toEqual(first.body.data);
  expect(await shop.database.db.$count(designs)).toBe(1);
});

test('designs that differ in one field have different ids', async () => {
  const others = [{ width_cm: 91 }, { dimmer: true }, { backboard: 'black' }];

  const ids = await Promise.all(
    [{}, ...others].map(async (other) => (await postDesign({ ...chai, ...other })).body.data.id),
  );

  expect(new Set(ids).size).toBe(4);
});

test('a design gets a longer id when its short id is used by another design', async () => {
  const { id } = (await postDesign(chai)).body.data;
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
  [{ ...chai, lines: [{ ...chai.lines[0], font: 'comic' }] }, 'lines[0].font', 'Choose one of our fonts'],
  [{ ...chai, width_cm: 500 }, 'width_cm', 'At most 240 cm wide'],
  [
    { ...chai, lines: [{ ...chai.lines[0], text: 'Hi' }], width_cm: 200 },
    'width_cm',
    'At this width the sign is 138 cm high. Choose at most 173 cm.',
  ],
  [{ ...chai, backboard: 'gold' }, 'backboard', 'Choose a backboard'],
  [{}, 'lines', 'Send the lines as a list.'],
])('the design %j is rejected at the field %s: %s', async (design, field, message) => {
  const { status, body } = await postDesign(design);

  expect([status, body.fields?.[field]]).toEqual([422, message]);
});

test.each(['nothing1', 'x', 'DROP TABLE', '%00', 'ideasideas'])('a request for the design %s gets 404', async (id) => {
  const { status, body } = await shop.get(`/designs/${encodeURIComponent(id)}`);

  expect([status, body.message]).toEqual([404, 'There is no such design.']);
});

test('a changed price applies to rules, designs and carts', async () => {
  const { id } = (await postDesign(chai)).body.data;
  const before = await shop.get<DesignRules>('/designs/rules');
  await shop.get(`/designs/${id}`);

  await setPrice('start', 100_000);

  expect(before.body.data).toMatchObject({ start: 90_000 });
  const { start } = await pollUntil(fetchRules, (rules) => rules.start === 100_000);

  expect(start).toBe(100_000);
  expect((await shop.get<SavedDesign>(`/designs/${id}`)).body.data.price).toBe(4_517);
  expect((await shop.post<CartQuote>('/cart/quote', { lines: [{ design_id: id, quantity: 1 }] })).body.data.total).toBe(
    4_517,
  );
  await setPrice('start', 90_000);
});

test('a cart with a known and an unknown design prices the known one without a stock limit', async () => {
  const { id } = (await postDesign({ ...chai, dimmer: true })).body.data;

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
      price: 4_867,
      attributes: [
        { title: 'Size', value: 'Board 96 × 36 cm' },
        { title: 'Font', value: 'Comfortaa' },
        { title: 'Colour', value: 'Pink' },
        { title: 'Backboard', value: 'Clear acrylic' },
        { title: 'With', value: 'dimmer' },
      ],
    },
    total: 97_340,
    problem: null,
  });
  expect(body.data.lines[1]).toMatchObject({ design: null, offer: null, total: 0, problem: { code: 'gone' } });
  expect(body.data).toMatchObject({ pieces: 20, total: 97_340 });
});

test('a cart with the same design in two lines is rejected', async () => {
  const line = { design_id: 'abcdefgh', quantity: 1 };

  const { status, body } = await shop.post('/cart/quote', { lines: [line, line] });

  expect([status, body.message]).toEqual([422, 'Each sign may stand in one line.']);
});

test('an IP address over the limit of saved designs gets 429', async () => {
  await postDesign(chai);
  await shop.database.db.execute(sql`update attempts set count = 600`);

  expect((await postDesign(chai)).status).toBe(429);
});

test('ideas are listed in their sequence', async () => {
  const { db } = shop.database;
  const [second, first] = [await saveDesign(db, chai), await saveDesign(db, { ...chai, dimmer: true })];
  await db.insert(designIdeas).values([
    { position: 1, design_id: second },
    { position: 0, design_id: first },
  ]);

  expect(await pollUntil(fetchIdeaIds, (ids) => ids.length === 2)).toEqual([first, second]);
});

async function fetchRules(): Promise<DesignRules> {
  return (await shop.get<DesignRules>('/designs/rules')).body.data;
}

async function fetchIdeaIds(): Promise<string[]> {
  return (await shop.get<SavedDesign[]>('/designs/ideas')).body.data.map(({ id }) => id);
}

async function setPrice(part: keyof DesignRules, paise: number) {
  await shop.database.db.update(designPrices).set({ paise }).where(eq(designPrices.part, part));
}

describe('A design in a withdrawn font', () => {
  const inFont = (font: string) => ({ ...chai, lines: [{ text: 'Chai', font, tube: 'pink' }] });

  it('opens in the nearest font, and the response names the withdrawn one', async () => {
    const { id } = (await postDesign(chai)).body.data;
    const saved = inFont('yellowtail') as Design; // saved before the font was withdrawn
    await shop.database.db.update(designs).set({ content: saved }).where(eq(designs.id, id));

    const { status, body } = await shop.get<SavedDesign>(`/designs/${id}`);

    expect(status).toBe(200);
    expect(body.data.design).toEqual(inFont('pacifico'));
    expect(body.data.withdrawn_fonts).toEqual(['Yellowtail']);
    expect(body.data.price * 100).toBe(priceDesign(body.data.design, await fetchRules()).paise);
  });

  it('is saved in the nearest font', async () => {
    const { status, body } = await postDesign(inFont('neonderthaw'));

    expect(status).toBe(200);
    expect(body.data.design).toEqual(inFont('sacramento'));
  });
});

describe('GET /designs/strokes', () => {
  const fetchStrokes = (text: string, font = 'baloo-2') =>
    shop.get<LineStrokes>(`/designs/strokes?${new URLSearchParams({ text, font })}`);

  it('returns the centre lines of a line, and the browser may store them', async () => {
    const { status, body, headers } = await fetchStrokes('शुभ');

    expect(status).toBe(200);
    expect(body.data.path).toMatch(/^M-?\d+ -?\d+C/);
    expect(body.data.width).toBeGreaterThan(1);
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it('leaves out characters without a glyph', async () => {
    expect((await fetchStrokes('☕')).body.data.path).toBe('');
    expect((await fetchStrokes('a☕')).body.data.path).toBe((await fetchStrokes('a')).body.data.path);
  });

  it.each([
    ['an unknown font', 'Hi', 'comic-sans'],
    ['a text far above the max length', 'a'.repeat(61), 'kalam'],
    ['an empty text', ' ', 'kalam'],
  ])('rejects %s with 422', async (_problem, text, font) => {
    expect((await fetchStrokes(text, font)).status).toBe(422);
  });
});
