import { expect, test } from '@jest/globals';
import type { Variant } from '@lumora/shared-contract/catalog';
import { makeChoices, makeProduct, makeVariants, variantCalls } from '../../../testing/catalog-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

test('an administrator can create, list, update and delete a variant', async () => {
  const admin = await shop.as('Administrator');
  const { product, size, colour } = await makeChoices(admin);
  const input = {
    product_id: product.id,
    purchase_price: '500',
    show_price: 1999,
    selling_price: 899.99,
    stock: '7',
    attributes: [size.choose(0), colour.choose(1)],
  };

  const created = await admin.post<Variant>(`${variantCalls}/store`, input);
  const { id } = created.body.data;
  const changes = { ...input, sku: 'btn-special', stock: '', is_active: 0, attributes: [size.choose(1)] };
  const updated = await admin.post<Variant>(`${variantCalls}/update/${id}`, changes);
  const listed = await admin.get<Variant[]>(`${variantCalls}/list/${product.id}`);
  const deleted = await admin.delete(`${variantCalls}/delete/${id}`);

  expect(created.body).toMatchObject({
    message: 'Variant created',
    data: {
      product_id: product.id,
      sku: 'BTN-16X18-BLUE',
      purchase_price: 500,
      show_price: 1999,
      selling_price: 899.99,
      discount_percent: 55,
      stock: 7,
      is_active: 1,
      variant_images: [],
      variant_attributes: [
        { attribute_id: size.id, attribute: { title: 'Size' }, value: { title: '16x18' } },
        { attribute_id: colour.id, attribute: { title: 'Colour' }, value: { title: 'Blue' } },
      ],
    },
  });
  expect(updated.body).toMatchObject({
    message: 'Variant updated',
    data: { id, sku: 'btn-special', stock: 0, is_active: 0, variant_attributes: [{ value: { title: '26x23' } }] },
  });
  expect(listed.body.data).toEqual([updated.body.data]);
  expect(deleted.body).toEqual({ data: null, message: 'Variant deleted' });
  expect((await admin.get(`${variantCalls}/list/${product.id}`)).body.data).toEqual([]);
});

test('the second of two conflicting updates gives 409 with the name of the first editor', async () => {
  const admin = await shop.as('Administrator');
  const editor = await shop.as('Editor');
  const { product, size, variants } = await makeVariants(admin, ['16x18']);
  const path = `${variantCalls}/update/${variants[0]?.id}`;
  const input = { product_id: product.id, attributes: [size.choose(0)], updated_at: variants[0]?.updated_at };

  const first = await editor.post<Variant>(path, { ...input, stock: 1 });
  const second = await admin.post(path, { ...input, stock: 2 });
  const [after] = (await admin.get<Variant[]>(`${variantCalls}/list/${product.id}`)).body.data;

  expect(first.status).toBe(200);
  expect(second.status).toBe(409);
  expect(second.body.message).toBe('This variant was changed by Editor Rao. Reload to see it.');
  expect(after).toEqual(first.body.data);
});

test('the API rejects an update of a deleted variant, of a deleted product and with another product', async () => {
  const admin = await shop.as('Administrator');
  const { product, size, variants } = await makeVariants(admin, ['16x18']);
  const other = await makeProduct(admin, 'Other');
  const input = { product_id: product.id, attributes: [size.choose(0)] };
  const id = variants[0]?.id;

  const foreign = await admin.post(`${variantCalls}/update/${id}`, { ...input, product_id: other.id });
  await admin.delete(`${variantCalls}/delete/${id}`);
  const deleted = [
    await admin.post(`${variantCalls}/update/${id}`, input),
    await admin.delete(`${variantCalls}/delete/${id}`),
  ];
  await admin.delete(`/admin/products/delete/${product.id}`);
  const orphaned = [
    await admin.post(`${variantCalls}/store`, input),
    await admin.get(`${variantCalls}/list/${product.id}`),
  ];

  expect(foreign.body.fields).toEqual({ product_id: 'A variant stays with its product.' });
  expect(deleted.map(({ status }) => status)).toEqual([404, 404]);
  expect(deleted[0]?.body.message).toBe('This variant does not exist any more.');
  expect(orphaned.map(({ status }) => status)).toEqual([404, 404]);
  expect(orphaned[0]?.body.message).toBe('This product does not exist any more.');
});

test('a viewer can read variants but not change them', async () => {
  const admin = await shop.as('Administrator');
  const viewer = await shop.as('Viewer');
  const { product, variants } = await makeVariants(admin, ['16x18']);
  const id = variants[0]?.id;

  const statuses = [
    (await viewer.get(`${variantCalls}/list/${product.id}`)).status,
    (await viewer.post(`${variantCalls}/store`, {})).status,
    (await viewer.post(`${variantCalls}/update/${id}`, {})).status,
    (await viewer.post(`${variantCalls}/generate`, {})).status,
    (await viewer.post(`${variantCalls}/update-many`, {})).status,
    (await viewer.delete(`${variantCalls}/delete/${id}`)).status,
  ];

  expect(statuses).toEqual([200, 403, 403, 403, 403, 403]);
});
