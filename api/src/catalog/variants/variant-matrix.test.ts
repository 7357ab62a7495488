import { expect, test } from '@jest/globals';
import type { Variant, VariantMatrix } from '@lumora/shared-contract/catalog';
import { makeAttribute, makeChoices, makeProduct, variantCalls } from '../../../testing/catalog-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();
const generate = `${variantCalls}/generate`;
const titlesOf = ({ variant_attributes }: Variant) => variant_attributes.map(({ value }) => value.title).join(' ');

test('a matrix of three sizes and three colours creates nine variants in order, with the given prices and stock', async () => {
  const admin = await shop.as('Administrator');
  const product = await makeProduct(admin);
  const size = await makeAttribute(admin, 'Size', ['S', 'M', 'L']);
  const colour = await makeAttribute(admin, 'Colour', ['Pink', 'Blue', 'White']);
  const attributes = [size, colour].map(({ id, values }) => ({ attribute_id: id, attribute_values: values }));
  const pricesAndStock = { purchase_price: 100, show_price: 1999, selling_price: 999.5, stock: 3 };

  const { body } = await admin.post<VariantMatrix>(generate, { product_id: product.id, attributes, ...pricesAndStock });
  const listed = await admin.get<Variant[]>(`${variantCalls}/list/${product.id}`);

  expect(body.message).toBe('9 variants created');
  expect(body.data.existing).toBe(0);
  expect(body.data.created.map(titlesOf).join(', ')).toBe(
    'S Pink, S Blue, S White, M Pink, M Blue, M White, L Pink, L Blue, L White',
  );
  expect(body.data.created[0]).toMatchObject({ ...pricesAndStock, discount_percent: 50, is_active: 1 });
  expect(new Set(body.data.created.map(({ sku }) => sku)).size).toBe(9);
  expect(listed.body.data).toEqual(body.data.created);
});

test('a generated SKU names the values of the variant, and has random characters if another variant has that SKU', async () => {
  const admin = await shop.as('Administrator');
  const [first, second] = [await makeProduct(admin, 'Sun and Moon'), await makeProduct(admin, 'Sky and Mist')];
  const size = await makeAttribute(admin, 'Size', ['18 × 24 in', 'बड़ा']);
  const colour = await makeAttribute(admin, 'Colour', ['Warm White']);
  const attributes = [size, colour].map(({ id, values }) => ({ attribute_id: id, attribute_values: values }));
  const skusOf = async (product_id: number) =>
    (await admin.post<VariantMatrix>(generate, { product_id, attributes })).body.data.created.map(({ sku }) => sku);

  expect(await skusOf(first.id)).toEqual([
    'SAM-18X24IN-WARMWHITE',
    expect.stringMatching(/^SAM-WARMWHITE-[2-9A-Z]{5}$/),
  ]);
  expect(await skusOf(second.id)).toEqual([
    expect.stringMatching(/^SAM-18X24IN-WARMWHITE-[2-9A-Z]{5}$/),
    expect.stringMatching(/^SAM-WARMWHITE-[2-9A-Z]{5}$/),
  ]);
});

test('a matrix leaves variants of existing combinations unchanged', async () => {
  const admin = await shop.as('Administrator');
  const { product, size, colour } = await makeChoices(admin);
  const own = { product_id: product.id, sku: 'OWN-1', stock: 5, attributes: [colour.choose(0), size.choose(1)] };
  const before = (await admin.post<Variant>(`${variantCalls}/store`, own)).body.data;
  const attributes = [size, colour].map(({ id, values }) => ({
    attribute_id: id,
    attribute_values: [...values, ...values],
  }));

  const first = await admin.post<VariantMatrix>(generate, { product_id: product.id, attributes, stock: 1 });
  const again = await admin.post<VariantMatrix>(generate, { product_id: product.id, attributes, stock: 9 });
  const listed = await admin.get<Variant[]>(`${variantCalls}/list/${product.id}`);

  expect(first.body.data.existing).toBe(1);
  expect(first.body.data.created.map(titlesOf)).toEqual(['16x18 Pink', '16x18 Blue', '26x23 Blue']);
  expect(again.body).toMatchObject({ data: { created: [], existing: 4 }, message: '0 variants created' });
  expect(listed.body.data).toEqual([before, ...first.body.data.created]);
});

test('five concurrent requests for the same matrix create its variants once', async () => {
  const admin = await shop.as('Administrator');
  const { product, size, colour } = await makeChoices(admin);
  const attributes = [size, colour].map(({ id, values }) => ({ attribute_id: id, attribute_values: values }));

  const responses = await Promise.all(
    Array.from({ length: 5 }, () => admin.post<VariantMatrix>(generate, { product_id: product.id, attributes })),
  );

  const counts = responses.map(({ body }) => [body.data.created.length, body.data.existing].join('+')).sort();
  expect(counts).toEqual(['0+4', '0+4', '0+4', '0+4', '4+0']);
  expect((await admin.get<Variant[]>(`${variantCalls}/list/${product.id}`)).body.data).toHaveLength(4);
});

test('the API creates a matrix of up to 200 variants, and rejects a larger one and a value of another attribute', async () => {
  const admin = await shop.as('Administrator');
  const product = await makeProduct(admin, 'Om');
  const size = await makeAttribute(
    admin,
    'Size',
    Array.from({ length: 15 }, (_, n) => `Size ${n}`),
  );
  const colour = await makeAttribute(
    admin,
    'Colour',
    Array.from({ length: 14 }, (_, n) => `Colour ${n}`),
  );
  const attributes = (sizes: number, colours: number) => [
    { attribute_id: size.id, attribute_values: size.values.slice(0, sizes) },
    { attribute_id: colour.id, attribute_values: colour.values.slice(0, colours) },
  ];
  const send = (chosen: unknown) => admin.post<VariantMatrix>(generate, { product_id: product.id, attributes: chosen });

  const tooLarge = await send(attributes(15, 14));
  const foreign = await send([{ attribute_id: size.id, attribute_values: [size.values[0], colour.values[0]] }]);
  const none = (await admin.get(`${variantCalls}/list/${product.id}`)).body.data;
  const largest = await send(attributes(15, 13));

  expect(tooLarge.body.fields).toEqual({ attributes: 'At most 200 variants in one step.' });
  expect(foreign.body.fields).toEqual({
    'attributes[0].attribute_values': '“Colour 0” is no value of “Size”.',
  });
  expect(none).toEqual([]);
  expect(largest.body.data.created).toHaveLength(195);
});

test.each([undefined, null, []])(
  'the API rejects a matrix whose attribute has the values %j',
  async (attribute_values) => {
    const admin = await shop.as('Administrator');
    const { id: product_id } = await makeProduct(admin, 'Om');

    const { status, body } = await admin.post(generate, {
      product_id,
      attributes: [{ attribute_id: 1, attribute_values }],
    });

    expect(status).toBe(422);
    expect(body.fields).toEqual({ 'attributes[0].attribute_values': 'Select a value' });
  },
);
