import { expect, test } from '@jest/globals';
import {
  minGalleryPictures,
  type Gallery,
  type GalleryPicture,
  type Product,
  type SearchHit,
} from '@lumora/shared-contract';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { imageCalls, uploadImages } from '../../../testing/catalog-rows.ts';
import { makeCategory, storeProduct } from '../../../testing/make-products.ts';
import { inMs, pictureForm } from '../../../testing/promotion-rows.ts';
import { useTestApp, type Caller } from '../../../testing/test-app.ts';

const shop = useTestApp();
const path = '/admin/gallery';

/** Stores active products, each with a picture, in this order; the result finds one by its name. */
async function sell(admin: Caller, ...names: string[]): Promise<(name: string) => Product> {
  const category_id = await makeCategory(admin, `Category of ${names.join()}`);
  const sold = new Map<string, Product>();
  for (const name of names) {
    const product = await storeProduct(admin, { name, category_id, is_active: true });
    await uploadImages(admin, product.id, 1);
    sold.set(name, product);
  }
  return (name) => {
    const product = sold.get(name);
    if (product === undefined) throw new Error(`${name} was not stored.`);
    return product;
  };
}

interface Choice {
  fields?: Record<string, string | number>;
  /** px of a picture that is uploaded; without it the picture is the product's */
  width?: number;
}

/** Stores a picture that is on unless the fields say otherwise. */
async function choose(admin: Caller, { id }: Product, { fields, width }: Choice = {}): Promise<GalleryPicture> {
  const input = { product_id: id, is_active: 1, ...fields };
  const body = width === undefined ? input : await pictureForm(input, { imageFile: width });
  const stored = await admin.post<GalleryPicture>(`${path}/store`, body);
  if (stored.status !== 200) throw new Error(JSON.stringify(stored.body));
  return stored.body.data;
}

/** Resolves to the pictures of the Gallery page once they are of these products, in this order. */
async function shownOf(...names: string[]) {
  const { body } = await pollUntil(
    () => shop.get<Gallery>('/gallery'),
    (answer) => answer.body.data.pictures.map(({ product }) => product.name).join() === names.join(),
  );
  return body.data.pictures;
}

const six = ['Aster', 'Bolt', 'Comet', 'Dune', 'Ember', 'Flame'];

test('the gallery shows exactly the chosen pictures, in their order and with their words', async () => {
  const admin = await shop.as('Administrator');
  const product = await sell(admin, ...six, 'Glow', 'Halo');
  await admin.post(`/admin/products/update/${product('Bolt').id}`, {
    ...product('Bolt'),
    short_description: 'Two colours',
  });
  const words = { priority: 0, caption: 'At a café in Pune', alt: 'A neon cup' };
  const own = await choose(admin, product('Halo'), { fields: words, width: 640 });
  for (const [index, name] of ['Bolt', 'Aster', 'Glow', 'Comet', 'Dune'].entries()) {
    await choose(admin, product(name), { fields: { priority: index + 1 } });
  }

  const [first, second, third] = await shownOf('Halo', 'Bolt', 'Aster', 'Glow', 'Comet', 'Dune');

  expect(first).toMatchObject({ image: { hash: own.own_image, alt: 'A neon cup' }, caption: 'At a café in Pune' });
  expect(second).toMatchObject({ caption: 'Bolt – Two colours', product: { slug: 'bolt', name: 'Bolt' } });
  expect(third).toMatchObject({ image: { alt: 'Aster' }, caption: 'Aster' });
});

test('fewer than six are filled up with the oldest products, and a new best seller changes nothing', async () => {
  const admin = await shop.as('Administrator');
  const product = await sell(admin, ...six, 'Glow');
  await choose(admin, product('Glow'));
  await shownOf('Glow', 'Aster', 'Bolt', 'Comet', 'Dune', 'Ember');

  const best = (await sell(admin, 'Best'))('Best');
  for (const row of [best, product('Flame')]) {
    await admin.post(`/admin/products/update/${row.id}`, { ...row, best_seller: true });
  }
  await pollUntil(
    () => shop.get<{ is_best: boolean }>('/products/flame'),
    ({ body }) => body.data.is_best,
  );

  expect(await shownOf('Glow', 'Aster', 'Bolt', 'Comet', 'Dune', 'Ember')).toHaveLength(minGalleryPictures);
});

test('a new order is saved whole, and the gallery follows', async () => {
  const admin = await shop.as('Administrator');
  const product = await sell(admin, 'Aster', 'Bolt', 'Comet');
  const [a, b, c] = [
    await choose(admin, product('Aster'), { fields: { priority: 5 } }),
    await choose(admin, product('Bolt'), { fields: { priority: 6 } }),
    await choose(admin, product('Comet'), { fields: { priority: 7 } }),
  ];
  await shownOf('Aster', 'Bolt', 'Comet');

  const saved = await admin.post(`${path}/order`, { ids: [c.id, a.id, 999_999, b.id] });

  expect(saved.body.message).toBe('Order saved');
  await shownOf('Comet', 'Aster', 'Bolt');
  const { body } = await admin.get<GalleryPicture[]>(`${path}/list`);
  expect(body.data.map(({ id, priority }) => [id, priority])).toEqual([
    [c.id, 0],
    [a.id, 1],
    [b.id, 3],
  ]);
});

test('an order without ids is rejected', async () => {
  const admin = await shop.as('Administrator');

  const empty = await admin.post(`${path}/order`, { ids: [] });

  expect([empty.status, empty.body.fields]).toEqual([422, { ids: 'Send the ids of the pictures' }]);
});

test('a picture that is off, over or of a product that is not active is left out, and does not fill up', async () => {
  const admin = await shop.as('Administrator');
  const product = await sell(admin, 'Aster', 'Bolt', 'Comet', 'Dune');
  const a = await choose(admin, product('Aster'));
  await choose(admin, product('Bolt'), { fields: { ends_at: inMs(1_000) } });
  await choose(admin, product('Comet'), { width: 640 });
  await shownOf('Comet', 'Bolt', 'Aster', 'Dune');

  await admin.post(`${path}/switch/${a.id}`, { is_active: false });
  await admin.post(`/admin/products/update/${product('Comet').id}`, { ...product('Comet'), is_active: false });

  expect(await shownOf('Dune')).toHaveLength(1);
});

test('a row without a picture of its own follows the first picture of its product', async () => {
  const admin = await shop.as('Administrator');
  const product = await sell(admin, 'Aster', 'Bolt');
  const picture = await choose(admin, product('Aster'));
  await choose(admin, product('Bolt'), { fields: { priority: 1 }, width: 640 });
  await shownOf('Aster', 'Bolt');

  const images = await admin.get<{ id: number }[]>(`${imageCalls}/list/${product('Aster').id}`);
  await admin.delete(`/product-images/delete/${images.body.data[0]?.id}`);
  await shownOf('Bolt');
  const [bare] = (await admin.get<GalleryPicture[]>(`${path}/list?q=aster`)).body.data;
  expect(bare).toMatchObject({ id: picture.id, image: null, image_url: null });

  await uploadImages(admin, product('Aster').id, 1);
  await shownOf('Aster', 'Bolt');
});

test('a deleted product takes its pictures out of the gallery', async () => {
  const admin = await shop.as('Administrator');
  const product = await sell(admin, 'Aster', 'Bolt');
  await choose(admin, product('Aster'), { width: 640 });
  await choose(admin, product('Bolt'), { fields: { priority: 1 } });
  await shownOf('Aster', 'Bolt');

  await admin.delete(`/admin/products/delete/${product('Aster').id}`);

  await shownOf('Bolt');
  expect((await admin.get<GalleryPicture[]>(`${path}/list`)).body.data).toHaveLength(1);
});

test('an own picture can be removed again, and the row falls back to its product', async () => {
  const admin = await shop.as('Administrator');
  const product = await sell(admin, 'Aster');
  const own = await choose(admin, product('Aster'), { width: 640 });

  const update = { product_id: product('Aster').id, remove_image: true, updated_at: own.updated_at };
  const { body } = await admin.post<GalleryPicture>(`${path}/update/${own.id}`, update);

  expect(body.data).toMatchObject({ own_image: null, image: expect.any(String) });
  expect(body.data.image).not.toBe(own.image);
});

test('a picture needs a product that exists', async () => {
  const admin = await shop.as('Administrator');

  const without = await admin.post(`${path}/store`, {});
  const unknown = await admin.post(`${path}/store`, { product_id: 2_000_000 });

  expect([without.status, without.body.fields]).toEqual([422, { product_id: 'Choose a product' }]);
  expect([unknown.status, unknown.body.fields]).toEqual([422, { product_id: 'This product does not exist any more' }]);
});

test('the list and the console’s search find a picture by its words, the list by its product too', async () => {
  const admin = await shop.as('Administrator');
  const product = await sell(admin, 'Neon heart', 'Arrow');
  const heart = await choose(admin, product('Neon heart'), { fields: { caption: 'At a wedding' } });
  await choose(admin, product('Arrow'));

  const found = await Promise.all(
    ['wedding', 'HEART'].map((q) => admin.get<GalleryPicture[]>(`${path}/list?q=${q}&page=1`)),
  );
  const hits = await admin.get<SearchHit[]>('/admin/search?q=wedding');

  expect(found.map(({ body }) => [body.data.map(({ id }) => id), body.meta?.total])).toEqual([
    [[heart.id], 1],
    [[heart.id], 1],
  ]);
  expect(hits.body.data).toEqual([
    { kind: 'Gallery picture', title: 'At a wedding', path: '/admin/gallery?q=At%20a%20wedding' },
  ]);
});

test('who may only view cannot change the order', async () => {
  const viewer = await shop.as('Viewer');

  const [list, order] = [await viewer.get(`${path}/list`), await viewer.post(`${path}/order`, { ids: [1] })];

  expect([list.status, order.status]).toEqual([200, 403]);
});
