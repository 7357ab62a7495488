import { expect, test } from '@jest/globals';
import type { CartLine, CartQuote } from '@lumora/shared-contract/cart';
import type { Product, Variant } from '@lumora/shared-contract/catalog';
import { sql } from 'drizzle-orm';
import { uploadImages, variantCalls } from '../../testing/catalog-rows.ts';
import { openShop } from '../../testing/shop-rows.ts';
import { useTestApp, type Caller } from '../../testing/test-app.ts';

const shop = useTestApp();
const quote = (lines: Partial<CartLine>[]) => shop.post<CartQuote>('/cart/quote', { lines });

async function variantIds(admin: Caller, { id }: Product): Promise<number[]> {
  const { body } = await admin.get<Variant[]>(`${variantCalls}/list/${id}`);
  return body.data.map((variant) => variant.id).sort((a, b) => a - b);
}

/** Creates a product with the given variants; returns the ids of the variants in the same sequence. */
async function createVariants(variants: { price: number; show?: number; stock?: number; is_active?: boolean }[]) {
  const admin = await shop.as('Administrator');
  const { sell } = await openShop(admin);
  const options = ['16x18', '26x23', '36x42'].flatMap((size) => ['Pink', 'Blue'].map((colour) => ({ size, colour })));
  const product = await sell(
    'Heart Neon',
    variants.map((fields, index) => ({ ...(options[index] ?? { size: '16x18', colour: 'Ice White' }), ...fields })),
  );
  return { admin, product, ids: await variantIds(admin, product) };
}

test('a line has the product, the current price and the saved amount', async () => {
  const { admin, product, ids } = await createVariants([{ price: 1499.5, show: 2999, stock: 50 }]);
  const [picture] = await uploadImages(admin, product.id, 1);
  const [variant_id = 0] = ids;

  const { status, headers, body } = await quote([{ variant_id, quantity: 3 }]);

  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body.data).toMatchObject({
    lines: [
      {
        variant_id,
        quantity: 3,
        max_quantity: 20,
        product: { slug: 'heart-neon', name: 'Heart Neon', image: { alt: 'Heart Neon' } },
        offer: {
          price: 1499.5,
          show_price: 2999,
          attributes: [
            { title: 'SIZE', value: '16x18' },
            { title: 'Colour', value: 'Pink' },
          ],
        },
        total: 4498.5,
        problem: null,
      },
    ],
    pieces: 3,
    saved: 4498.5,
    total: 4498.5,
  });
  expect(picture?.image_url).toContain(body.data.lines[0]?.product?.image?.hash);
});

test.each([
  [[{ price: 19.99, quantity: 3 }], 59.97],
  [
    [
      { price: 0.1, quantity: 1 },
      { price: 0.2, quantity: 1 },
    ],
    0.3,
  ],
  [
    [
      { price: 1.1, quantity: 3 },
      { price: 2.2, quantity: 3 },
      { price: 33.33, quantity: 7 },
    ],
    243.21,
  ],
  [
    [
      { price: 4.35, quantity: 20 },
      { price: 1.005 + 0.005, quantity: 20 },
    ],
    107.2,
  ],
  [
    [
      { price: 9999999.99, quantity: 20 },
      { price: 0.01, quantity: 1 },
    ],
    199999999.81,
  ],
])('the total of %j is exactly ₹%d', async (lines, total) => {
  const { ids } = await createVariants(lines.map(({ price }) => ({ price, stock: 20 })));

  const { body } = await quote(lines.map(({ quantity }, index) => ({ variant_id: ids[index] ?? 0, quantity })));

  expect(body.data.total).toBe(total);
});

test.each([
  [5, 5, 500, null],
  [2, 3, 200, { code: 'fewer', message: 'Only 2 left.' }],
  [0, 1, 0, { code: 'made_to_order', message: 'Made to order – ask us on WhatsApp.' }],
])('with a stock of %d, a line of %d pieces costs ₹%d', async (stock, quantity, total, problem) => {
  const { ids } = await createVariants([{ price: 100, stock }]);

  const { body } = await quote([{ variant_id: ids[0] ?? 0, quantity }]);

  expect(body.data).toMatchObject({ total, pieces: total / 100 });
  expect(body.data.lines[0]).toMatchObject({ quantity, max_quantity: stock, total, problem });
});

test('lines that are unknown, deleted or not for sale have a problem, and the other lines are priced', async () => {
  const { admin, product, ids } = await createVariants([
    { price: 100 },
    { price: 66.66, is_active: false },
    { price: 77.77 },
  ]);
  const [good = 0, retired = 0, deleted = 0] = ids;
  await uploadImages(admin, product.id, 1);
  await admin.delete(`${variantCalls}/delete/${deleted}`);

  const requestedIds = [retired, deleted, 999_999, 9_999_999_999, good];
  const { status, body } = await quote(requestedIds.map((variant_id) => ({ variant_id, quantity: 2 })));

  expect(status).toBe(200);
  expect(body.data.lines.map(({ variant_id }) => variant_id)).toEqual(requestedIds);
  expect(body.data.lines.map(({ problem }) => problem?.code)).toEqual([
    'not_for_sale',
    'gone',
    'gone',
    'gone',
    undefined,
  ]);
  expect(body.data.lines[0]).toMatchObject({ product: { name: 'Heart Neon' }, offer: null, max_quantity: 0, total: 0 });
  expect(body.data).toMatchObject({ total: 200, pieces: 2 });
});

test('a quote never contains inactive products, prices of inactive variants, stock above the maximum or purchase prices', async () => {
  const { admin, product, ids } = await createVariants([
    { price: 100, stock: 75313 },
    { price: 66.66, is_active: false },
  ]);
  const lines = ids.map((variant_id) => ({ variant_id, quantity: 1 }));

  const open = JSON.stringify((await quote(lines)).body);
  await admin.post(`/admin/products/update/${product.id}`, { ...product, updated_at: undefined, is_active: false });
  const closed = JSON.stringify((await quote(lines)).body);

  expect(open).toMatch(/heart/i);
  expect(open).not.toMatch(/purchase|123\.45|66\.66|75313|Blue/);
  expect(closed).toMatch(/gone/);
  expect(closed).not.toMatch(/heart|16x18|Pink/i);
});

test('the next quote has a changed price', async () => {
  const { admin, ids } = await createVariants([{ price: 100 }]);
  const [variant_id = 0] = ids;
  const before = await quote([{ variant_id, quantity: 1 }]);

  await admin.post(`${variantCalls}/update-many`, { variants: [{ id: variant_id, selling_price: 777 }] });

  expect(before.body.data.total).toBe(100);
  expect((await quote([{ variant_id, quantity: 1 }])).body.data.total).toBe(777);
});

test('an empty cart costs nothing', async () => {
  const nothing = { lines: [], pieces: 0, saved: 0, subtotal: 0, voucher: null, total: 0 };

  expect((await quote([])).body.data).toEqual(nothing);
});

test.each([
  [{}, 'Send the lines as a list.'],
  [{ lines: 'all' }, 'Send the lines as a list.'],
  [{ lines: [{ variant_id: 1 }] }, 'Quantity is a whole number'],
  [{ lines: [{ variant_id: 1, quantity: 0 }] }, 'Quantity is at least 1'],
  [{ lines: [{ variant_id: 1, quantity: 1.5 }] }, 'Quantity is a whole number'],
  [{ lines: [{ variant_id: 1, quantity: 21 }] }, 'Quantity is at most 20'],
  [{ lines: [{ quantity: 1 }] }, 'Say which variant or which design, one of them'],
  [
    { lines: [{ variant_id: 1, design_id: 'x7k2abcd', quantity: 1 }] },
    'Say which variant or which design, one of them',
  ],
  [{ lines: [{ design_id: 'Robert’); drop', quantity: 1 }] }, 'Say which variant or which design, one of them'],
  [{ lines: Array.from({ length: 51 }, (_, index) => ({ variant_id: index + 1, quantity: 1 })) }, 'At most 50 lines'],
  [
    {
      lines: [
        { variant_id: 1, quantity: 1 },
        { variant_id: 1, quantity: 2 },
      ],
    },
    'Each sign may stand in one line.',
  ],
])('the request %j is rejected with the message: %s', async (input, message) => {
  const { status, body } = await shop.post('/cart/quote', input);

  expect([status, body.message]).toEqual([422, message]);
});

test.each([[[null]], [[1]], [['x']], [[[]]], [[{ variant_id: {}, quantity: [] }]]])(
  'the malformed lines %j are rejected',
  async (lines) => {
    const { status } = await shop.post('/cart/quote', { lines });

    expect([400, 422]).toContain(status);
  },
);

test('an IP address over the limit of quotes gets 429 with Retry-After', async () => {
  await quote([]);
  await shop.database.db.execute(sql`update attempts set count = 600`);

  const { status, headers } = await quote([]);

  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});
