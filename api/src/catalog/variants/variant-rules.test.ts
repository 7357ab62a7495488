import { expect, test } from '@jest/globals';
import { makeChoices, makeVariants, variantCalls } from '../../../testing/catalog-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

test('a combination of values is unique per product, also in another order and in concurrent requests', async () => {
  const admin = await shop.as('Administrator');
  const { product, size, colour } = await makeChoices(admin);
  const store = (attributes: unknown[]) => admin.post(`${variantCalls}/store`, { product_id: product.id, attributes });

  const raced = await Promise.all(Array.from({ length: 5 }, () => store([size.choose(0), colour.choose(0)])));
  const reversed = await store([colour.choose(0), size.choose(0)]);
  const other = (await store([colour.choose(0)])).body.data.id;
  const moved = await admin.post(`${variantCalls}/update/${other}`, {
    product_id: product.id,
    attributes: [size.choose(0), colour.choose(0)],
  });

  const message = 'This product already has a variant with these values.';
  expect(raced.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(raced.filter(({ status }) => status === 409)).toHaveLength(4);
  for (const { status, body } of [reversed, moved]) {
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: 'conflict', message, fields: { attributes: message } });
  }
});

test('a SKU is unique ignoring case, on create, update and in concurrent requests', async () => {
  const admin = await shop.as('Administrator');
  const { product, variants, size } = await makeVariants(admin);
  const value = (index: number) => ({ product_id: product.id, attributes: [size.choose(index)] });
  const others = await Promise.all([1, 2, 3, 4, 5].map((number) => makeVariants(admin, ['S'], `Sign ${number}`)));
  await admin.post(`${variantCalls}/update/${variants[0]?.id}`, { ...value(0), sku: 'NEON-1' });

  const updated = await admin.post(`${variantCalls}/update/${variants[1]?.id}`, { ...value(1), sku: 'neon-1' });
  await admin.delete(`${variantCalls}/delete/${variants[2]?.id}`);
  const created = await admin.post(`${variantCalls}/store`, { ...value(2), sku: 'Neon-1' });
  const raced = await Promise.all(
    others.map((one) =>
      admin.post(`${variantCalls}/update/${one.variants[0]?.id}`, {
        product_id: one.product.id,
        attributes: [one.size.choose(0)],
        sku: 'RACE-1',
      }),
    ),
  );

  expect(updated.status).toBe(409);
  expect(updated.body.fields).toEqual({ sku: 'There is already a variant with the SKU “neon-1”.' });
  expect(created.status).toBe(409);
  expect(created.body.fields).toEqual({ sku: 'There is already a variant with the SKU “Neon-1”.' });
  expect(raced.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(raced.filter(({ status }) => status === 409)).toHaveLength(4);
});

test('the API rejects a value that does not exist or belongs to another attribute', async () => {
  const admin = await shop.as('Administrator');
  const { product, size, colour } = await makeChoices(admin);
  const rejection = async (attribute_id: number, value: number | undefined) => {
    const attributes = [{ attribute_id, attribute_values: [value] }];
    const { status, body } = await admin.post(`${variantCalls}/store`, { product_id: product.id, attributes });
    return [status, body.fields];
  };

  const value = 'attributes[0].attribute_values';
  expect(await rejection(size.id, colour.values[0])).toEqual([422, { [value]: '“Pink” is no value of “Size”.' }]);
  expect(await rejection(size.id, 4711)).toEqual([422, { [value]: 'Choose a value that exists.' }]);
  expect(await rejection(size.id, 9_999_999_999)).toEqual([422, { [value]: 'Choose a value that exists.' }]);
  expect(await rejection(4711, size.values[0])).toEqual([
    422,
    { 'attributes[0].attribute_id': 'Choose an attribute that exists.' },
  ]);
});

test.each([
  [{ attributes: [] }, { attributes: 'Add at least one attribute.' }],
  [{ attributes: 'size: large' }, { attributes: 'Send the attributes as a list.' }],
  [{ product_id: '' }, { product_id: 'Product not saved yet.' }],
  [{ sku: 'two words' }, { sku: 'SKU may hold letters, digits, and . / _ -' }],
])('the API rejects the variant %j with a message for the field', async (input, fields) => {
  const admin = await shop.as('Administrator');
  const { product, size } = await makeChoices(admin);

  const rejected = await admin.post(`${variantCalls}/store`, {
    product_id: product.id,
    attributes: [size.choose(0)],
    ...input,
  });

  expect(rejected.status).toBe(422);
  expect(rejected.body.fields).toEqual(fields);
});

test('one of a concurrent deletion of a value and a creation of its variants is rejected', async () => {
  const admin = await shop.as('Administrator');
  const { product, size, colour } = await makeChoices(admin);
  const attributes = [{ attribute_id: size.id, attribute_values: size.values }, colour.choose(0)];

  const [created, deleted] = await Promise.all([
    admin.post(`${variantCalls}/generate`, { product_id: product.id, attributes }),
    admin.delete(`/admin/attributes-values/delete/${colour.values[0]}`),
  ]);

  expect([
    [200, 409],
    [422, 200],
  ]).toContainEqual([created.status, deleted.status]);
});
