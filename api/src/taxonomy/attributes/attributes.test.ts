import { expect, test } from '@jest/globals';
import type { AttributeRow, AttributeValue, AttributeValueRow } from '@lumora/shared-contract/taxonomy';
import { makeVariants, variantCalls } from '../../../testing/catalog-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();
const path = '/admin/attributes';
const valuesPath = '/admin/attributes-values';

test('an administrator can create, update and delete an attribute and its value', async () => {
  const admin = await shop.as('Administrator');

  const attribute = await admin.post(`${path}/store`, { title: 'Colour' });
  const { id } = attribute.body.data;
  const value = await admin.post(`${valuesPath}/store`, { title: 'X', attribute_id: id });
  const valueId = value.body.data.id;
  const renamed = await admin.post(`${valuesPath}/update/${valueId}`, { title: 'Pink', attribute_id: id });
  const read = await admin.get(`${valuesPath}/edit/${valueId}`);
  const deletedValue = await admin.delete(`${valuesPath}/delete/${valueId}`);
  const updated = await admin.post(`${path}/update/${id}`, { title: 'Tube colour' });
  const deleted = await admin.delete(`${path}/delete/${id}`);

  expect(attribute.body).toMatchObject({ data: { title: 'Colour' }, message: 'Attribute created' });
  expect(value.body).toMatchObject({
    data: { title: 'X', attribute_id: id, attribute_title: 'Colour' },
    message: 'Attribute value created',
  });
  expect(renamed.body).toMatchObject({ data: { title: 'Pink' }, message: 'Attribute value updated' });
  expect(read.body.data.title).toBe('Pink');
  expect([deletedValue, updated, deleted].map(({ body }) => body.message)).toEqual([
    'Attribute value deleted',
    'Attribute updated',
    'Attribute deleted',
  ]);
});

test('an attribute with values cannot be deleted', async () => {
  const admin = await shop.as('Administrator');
  const { id } = (await admin.post(`${path}/store`, { title: 'Colour' })).body.data;
  for (const title of ['Pink', 'Red', 'Blue', 'Lemon'])
    await admin.post(`${valuesPath}/store`, { title, attribute_id: id });

  const rejected = await admin.delete(`${path}/delete/${id}`);

  expect(rejected.status).toBe(409);
  expect(rejected.body).toMatchObject({ error: 'in_use', message: '4 values use “Colour”.' });
});

test('titles are unique among attributes and among the values of one attribute, ignoring case', async () => {
  const admin = await shop.as('Administrator');
  const colour = (await admin.post(`${path}/store`, { title: 'Colour' })).body.data.id;
  const edge = (await admin.post(`${path}/store`, { title: 'Edge' })).body.data.id;
  await admin.post(`${valuesPath}/store`, { title: 'Gold', attribute_id: colour });

  const attribute = await admin.post(`${path}/update/${edge}`, { title: 'COLOUR' });
  const value = await admin.post(`${valuesPath}/store`, { title: 'gold', attribute_id: colour });
  const elsewhere = await admin.post(`${valuesPath}/store`, { title: 'Gold', attribute_id: edge });

  expect(attribute.body.fields).toEqual({ title: 'There is already an attribute “COLOUR”.' });
  expect(value.body.fields).toEqual({ title: 'This attribute already has a value “gold”.' });
  expect([attribute.status, value.status, elsewhere.status]).toEqual([409, 409, 200]);
});

test.each([
  [`${path}/store`, { title: ' ' }, { title: 'Title is required' }],
  [`${path}/store`, { title: 'x' }, { title: 'Min 2 chars' }],
  [
    `${valuesPath}/store`,
    { title: '', attribute_id: '' },
    { title: 'Title is required', attribute_id: 'Attribute is required' },
  ],
  [`${valuesPath}/store`, { title: 'Pink', attribute_id: 4711 }, { attribute_id: 'Choose an attribute that exists.' }],
])('%s rejects %j with a message for each field', async (url, input, fields) => {
  const admin = await shop.as('Administrator');

  const rejected = await admin.post(url, input);

  expect(rejected.status).toBe(422);
  expect(rejected.body.fields).toEqual(fields);
});

test('a stale update of an attribute or a value is rejected with a message', async () => {
  const admin = await shop.as('Administrator');
  const attribute = (await admin.post(`${path}/store`, { title: 'Colour' })).body.data;
  const value = (await admin.post(`${valuesPath}/store`, { title: 'Pink', attribute_id: attribute.id })).body.data;
  await admin.post(`${path}/update/${attribute.id}`, { title: 'Colours' });
  await admin.post(`${valuesPath}/update/${value.id}`, { title: 'Rose', attribute_id: attribute.id });

  const staleAttribute = await admin.post(`${path}/update/${attribute.id}`, attribute);
  const staleValue = await admin.post(`${valuesPath}/update/${value.id}`, value);

  expect(staleAttribute.body.message).toBe('This attribute was changed by you in another window. Reload to see it.');
  expect(staleValue.body.message).toBe('This attribute value was changed by you in another window. Reload to see it.');
});

test('the list of values can be filtered by attribute', async () => {
  const admin = await shop.as('Administrator');
  const colour = (await admin.post(`${path}/store`, { title: 'Colour' })).body.data.id;
  const size = (await admin.post(`${path}/store`, { title: 'Size' })).body.data.id;
  await admin.post(`${valuesPath}/store`, { title: 'Pink', attribute_id: colour });
  await admin.post(`${valuesPath}/store`, { title: '16x18', attribute_id: size });

  const listed = await admin.get<AttributeValue[]>(`${valuesPath}/list?attribute_id=${size}&page=1`);

  expect(listed.body).toMatchObject({ data: [{ title: '16x18', attribute_title: 'Size' }], meta: { total: 1 } });
});

test('with `counts` the lists count the values of an attribute and its variants, without deleted ones', async () => {
  const admin = await shop.as('Administrator');
  const { size, variants } = await makeVariants(admin, ['16x18', '26x23', '36x42']);
  const unused = (await admin.post(`${path}/store`, { title: 'Finish' })).body.data.id;
  await admin.delete(`${variantCalls}/delete/${variants[2]?.id}`);
  await admin.delete(`${valuesPath}/delete/${size.values[2]}`);

  const attributes = await admin.get<AttributeRow[]>(`${path}/list?counts=true`);
  const values = await admin.get<AttributeValueRow[]>(`${valuesPath}/list?counts=true`);

  expect(attributes.body.data).toMatchObject([
    { id: size.id, value_count: 2, variant_count: 2 },
    { id: unused, value_count: 0, variant_count: 0 },
  ]);
  expect(values.body.data).toMatchObject([
    { title: '16x18', variant_count: 1 },
    { title: '26x23', variant_count: 1 },
  ]);
});
