import { expect, test } from '@jest/globals';
import type { Product } from '@lumora/shared-contract/catalog';
import { minGalleryPictures, type GalleryPicture } from '@lumora/shared-contract/promotions';
import type { SearchHit } from '@lumora/shared-contract/search';
import type { Gallery } from '@lumora/shared-contract/storefront';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { imageCalls, uploadImages } from '../../../testing/catalog-rows.ts';
import { makeCategory, storeProduct } from '../../../testing/make-products.ts';
import { inMs, pictureForm } from '../../../testing/promotion-rows.ts';
import { useTestApp, type Caller } from '../../../testing/test-app.ts';

const shop = useTestApp();
const path = '/admin/gallery';

/** Creates active products with an image each; returns a function that finds one by its name. */
async function createProducts(admin: Caller, ...names: string[]): Promise<(name: string) => Product> {
  const category_id = await makeCategory(admin, `Category of ${names.join()}`);
  const products = new Map<string, Product>();
  for (const name of names) {
    const product = await storeProduct(admin, { name, category_id, is_active: true });
    await uploadImages(admin, product.id, 1);
    products.set(name, product);
  }
  return (name) => {
    const product = products.get(name);
    if (product === undefined) throw new Error(`${name} was not stored.`);
    return product;
  };
}

interface PictureOptions {
  fields?: Record<string, string | number>;
  /** width (px) of the uploaded image; without it the row has the product's image */
  width?: number;
}

/** Creates a gallery picture; it is live unless `fields` say otherwise. */
async function storePicture(
  admin: Caller,
  { id }: Product,
  { fields, width }: PictureOptions = {},
): Promise<GalleryPicture> {
  const input = { product_id: id, is_active: 1, ...fields };
  const body = width === undefined ? input : await pictureForm(input, { imageFile: width });
  const stored = await admin.post<GalleryPicture>(`${path}/store`, body);
  if (stored.status !== 200) throw new Error(JSON.stringify(stored.body));
  return stored.body.data;
}

/** Returns the pictures of the Gallery page once they are of these products, in this sequence. */
async function pollGallery(...names: string[]) {
  const { body } = await pollUntil(
    () => shop.get<Gallery>('/gallery'),
    (response) => response.body.data.pictures.map(({ product }) => product.name).join() === names.join(),
  );
  return body.data.pictures;
}

const six = ['Aster', 'Bolt', 'Comet', 'Dune', 'Ember', 'Flame'];

test('the gallery shows exactly the chosen pictures, sorted by priority and with their captions', async () => {
  const admin = await shop.as('Administrator');
  const product = await createProducts(admin, ...six, 'Glow', 'Halo');
  await admin.post(`/admin/products/update/${product('Bolt').id}`, {
    ...product('Bolt'),
    short_description: 'Two colours',
  });
  const texts = { priority: 0, caption: 'At a café in Pune', alt: 'A neon cup' };
  const own = await storePicture(admin, product('Halo'), { fields: texts, width: 640 });
  for (const [index, name] of ['Bolt', 'Aster', 'Glow', 'Comet', 'Dune'].entries()) {
    await storePicture(admin, product(name), { fields: { priority: index + 1 } });
  }

  const [first, second, third] = await pollGallery('Halo', 'Bolt', 'Aster', 'Glow', 'Comet', 'Dune');

  expect(first).toMatchObject({ image: { hash: own.own_image, alt: 'A neon cup' }, caption: 'At a café in Pune' });
  expect(second).toMatchObject({ caption: 'Bolt – Two colours', product: { slug: 'bolt', name: 'Bolt' } });
  expect(third).toMatchObject({ image: { alt: 'Aster' }, caption: 'Aster' });
});

test('the gallery is filled up to six pictures with the oldest products, and a new best seller changes nothing', async () => {
  const admin = await shop.as('Administrator');
  const product = await createProducts(admin, ...six, 'Glow');
  await storePicture(admin, product('Glow'));
  await pollGallery('Glow', 'Aster', 'Bolt', 'Comet', 'Dune', 'Ember');

  const best = (await createProducts(admin, 'Best'))('Best');
  for (const row of [best, product('Flame')]) {
    await admin.post(`/admin/products/update/${row.id}`, { ...row, best_seller: true });
  }
  await pollUntil(
    () => shop.get<{ is_best: boolean }>('/products/flame'),
    ({ body }) => body.data.is_best,
  );

  expect(await pollGallery('Glow', 'Aster', 'Bolt', 'Comet', 'Dune', 'Ember')).toHaveLength(minGalleryPictures);
});

test('saving the sequence of pictures changes the gallery, and ignores unknown ids', async () => {
  const admin = await shop.as('Administrator');
  const product = await createProducts(admin, 'Aster', 'Bolt', 'Comet');
  const [a, b, c] = [
    await storePicture(admin, product('Aster'), { fields: { priority: 5 } }),
    await storePicture(admin, product('Bolt'), { fields: { priority: 6 } }),
    await storePicture(admin, product('Comet'), { fields: { priority: 7 } }),
  ];
  await pollGallery('Aster', 'Bolt', 'Comet');

  const saved = await admin.post(`${path}/order`, { ids: [c.id, a.id, 999_999, b.id] });

  expect(saved.body.message).toBe('Order saved');
  await pollGallery('Comet', 'Aster', 'Bolt');
  const { body } = await admin.get<GalleryPicture[]>(`${path}/list`);
  expect(body.data.map(({ id, priority }) => [id, priority])).toEqual([
    [c.id, 0],
    [a.id, 1],
    [b.id, 3],
  ]);
});

test('saving a sequence without ids is rejected', async () => {
  const admin = await shop.as('Administrator');

  const empty = await admin.post(`${path}/order`, { ids: [] });

  expect([empty.status, empty.body.fields]).toEqual([422, { ids: 'Send the ids of the pictures' }]);
});

test('a picture that is inactive, ended or of an inactive product is not shown, and its product does not fill the gallery', async () => {
  const admin = await shop.as('Administrator');
  const product = await createProducts(admin, 'Aster', 'Bolt', 'Comet', 'Dune');
  const a = await storePicture(admin, product('Aster'));
  await storePicture(admin, product('Bolt'), { fields: { ends_at: inMs(1_000) } });
  await storePicture(admin, product('Comet'), { width: 640 });
  await pollGallery('Comet', 'Bolt', 'Aster', 'Dune');

  await admin.post(`${path}/switch/${a.id}`, { is_active: false });
  await admin.post(`/admin/products/update/${product('Comet').id}`, { ...product('Comet'), is_active: false });

  expect(await pollGallery('Dune')).toHaveLength(1);
});

test('a row without its own image shows the current first image of its product', async () => {
  const admin = await shop.as('Administrator');
  const product = await createProducts(admin, 'Aster', 'Bolt');
  const picture = await storePicture(admin, product('Aster'));
  await storePicture(admin, product('Bolt'), { fields: { priority: 1 }, width: 640 });
  await pollGallery('Aster', 'Bolt');

  const images = await admin.get<{ id: number }[]>(`${imageCalls}/list/${product('Aster').id}`);
  await admin.delete(`/product-images/delete/${images.body.data[0]?.id}`);
  await pollGallery('Bolt');
  const [row] = (await admin.get<GalleryPicture[]>(`${path}/list?q=aster`)).body.data;
  expect(row).toMatchObject({ id: picture.id, image: null, image_url: null });

  await uploadImages(admin, product('Aster').id, 1);
  await pollGallery('Aster', 'Bolt');
});

test('deleting a product deletes its gallery pictures', async () => {
  const admin = await shop.as('Administrator');
  const product = await createProducts(admin, 'Aster', 'Bolt');
  await storePicture(admin, product('Aster'), { width: 640 });
  await storePicture(admin, product('Bolt'), { fields: { priority: 1 } });
  await pollGallery('Aster', 'Bolt');

  await admin.delete(`/admin/products/delete/${product('Aster').id}`);

  await pollGallery('Bolt');
  expect((await admin.get<GalleryPicture[]>(`${path}/list`)).body.data).toHaveLength(1);
});

test('removing the image of a row shows the image of its product again', async () => {
  const admin = await shop.as('Administrator');
  const product = await createProducts(admin, 'Aster');
  const own = await storePicture(admin, product('Aster'), { width: 640 });

  const update = { product_id: product('Aster').id, remove_image: true, updated_at: own.updated_at };
  const { body } = await admin.post<GalleryPicture>(`${path}/update/${own.id}`, update);

  expect(body.data).toMatchObject({ own_image: null, image: expect.any(String) });
  expect(body.data.image).not.toBe(own.image);
});

test('a gallery picture without an existing product is rejected', async () => {
  const admin = await shop.as('Administrator');

  const without = await admin.post(`${path}/store`, {});
  const unknown = await admin.post(`${path}/store`, { product_id: 2_000_000 });

  expect([without.status, without.body.fields]).toEqual([422, { product_id: 'Choose a product' }]);
  expect([unknown.status, unknown.body.fields]).toEqual([422, { product_id: 'This product does not exist any more' }]);
});

test('the list and the search of the console find a picture by its caption, and the list also by its product', async () => {
  const admin = await shop.as('Administrator');
  const product = await createProducts(admin, 'Neon heart', 'Arrow');
  const heart = await storePicture(admin, product('Neon heart'), { fields: { caption: 'At a wedding' } });
  await storePicture(admin, product('Arrow'));

  const found = await Promise.all(
    ['wedding', 'HEART'].map((q) => admin.get<GalleryPicture[]>(`${path}/list?q=${q}&page=1`)),
  );
  const hits = await admin.get<SearchHit[]>('/admin/search?q=wedding');

  expect(found.map(({ body }) => [body.data.map(({ id }) => id), body.meta?.total])).toEqual([
    [[heart.id], 1],
    [[heart.id], 1],
  ]);
  expect(hits.body.data).toEqual([{ kind: 'Gallery picture', id: expect.any(Number), title: 'At a wedding' }]);
});

test('a viewer can list gallery pictures but cannot change their sequence', async () => {
  const viewer = await shop.as('Viewer');

  const [list, order] = [await viewer.get(`${path}/list`), await viewer.post(`${path}/order`, { ids: [1] })];

  expect([list.status, order.status]).toEqual([200, 403]);
});
