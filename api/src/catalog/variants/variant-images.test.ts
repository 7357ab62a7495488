import { expect, test } from '@jest/globals';
import type { Variant } from '@lumora/shared-contract/catalog';
import { addFile, makeChoices, makeProduct, uploadImages, variantCalls } from '../../../testing/catalog-rows.ts';
import { plainPicture } from '../../../testing/pictures.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

test('a multipart form can add, reorder and remove the pictures of a variant', async () => {
  const admin = await shop.as('Administrator');
  const { product, size } = await makeChoices(admin);
  const send = async (path: string, widths: number[], fields: Record<string, string> = {}) => {
    const data = new FormData();
    const all = { product_id: String(product.id), attributes: JSON.stringify([size.choose(0)]), ...fields };
    for (const [name, value] of Object.entries(all)) data.set(name, value);
    for (const width of widths) {
      addFile(data, 'variant_images[]', `${width}.jpg`, await plainPicture({ width, height: 200 }));
    }
    return (await admin.post<Variant>(`${variantCalls}/${path}`, data)).body.data;
  };

  const created = await send('store', [400, 500]);
  const added = await send(`update/${created.id}`, [500, 700]);
  const kept = JSON.stringify(added.image_hashes.slice(1).reverse());
  const reordered = await send(`update/${created.id}`, [], { keep_images: kept });
  const cleared = await send(`update/${created.id}`, [], { keep_images: '[]' });

  expect(created.variant_images).toEqual(
    created.image_hashes.map((hash, index) => `/media/${hash}/${[320, 480][index]}.webp`),
  );
  expect(added.image_hashes.slice(0, 2)).toEqual(created.image_hashes);
  expect(added.image_hashes).toHaveLength(3);
  expect(reordered.image_hashes).toEqual([added.image_hashes[2], added.image_hashes[1]]);
  expect(cleared.image_hashes).toEqual([]);
});

test('a variant can use the pictures of its product, but not those of another product', async () => {
  const admin = await shop.as('Administrator');
  const { product, size } = await makeChoices(admin);
  const [own] = await uploadImages(admin, product.id, 1);
  const [foreign] = await uploadImages(admin, (await makeProduct(admin, 'Other')).id, 2).then((images) =>
    images.slice(1),
  );
  const input = { product_id: product.id, attributes: [size.choose(0)], keep_images: [foreign?.image, own?.image] };

  const created = (await admin.post<Variant>(`${variantCalls}/store`, input)).body.data;
  const updated = await admin.post<Variant>(`${variantCalls}/update/${created.id}`, { ...input, keep_images: [] });
  const restored = await admin.post<Variant>(`${variantCalls}/update/${created.id}`, input);

  expect(created.image_hashes).toEqual([own?.image]);
  expect(updated.body.data.image_hashes).toEqual([]);
  expect(restored.body.data.image_hashes).toEqual([own?.image]);
});

test('the API rejects an update that gives a variant more than ten pictures', async () => {
  const admin = await shop.as('Administrator');
  const { product, size } = await makeChoices(admin);
  const data = new FormData();
  data.set('product_id', String(product.id));
  data.set('attributes', JSON.stringify([size.choose(0)]));
  for (let width = 301; width <= 306; width += 1) {
    addFile(data, 'variant_images[]', `${width}.jpg`, await plainPicture({ width, height: 200 }));
  }
  const { id, image_hashes } = (await admin.post<Variant>(`${variantCalls}/store`, data)).body.data;
  data.delete('variant_images[]');
  for (let width = 401; width <= 405; width += 1) {
    addFile(data, 'variant_images[]', `${width}.jpg`, await plainPicture({ width, height: 200 }));
  }

  const rejected = await admin.post(`${variantCalls}/update/${id}`, data);
  const [after] = (await admin.get<Variant[]>(`${variantCalls}/list/${product.id}`)).body.data;

  expect(rejected.status).toBe(422);
  expect(rejected.body.fields).toEqual({ variant_images: 'A variant has at most 10 images.' });
  expect(after?.image_hashes).toEqual(image_hashes);
});
