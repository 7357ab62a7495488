import { expect, test } from '@jest/globals';
import type { ProductImage, ProductImageRow } from '@lumora/shared-contract/catalog';
import { eq } from 'drizzle-orm';
import { imageCalls, makeProduct, uploadImages } from '../../../testing/catalog-rows.ts';
import { plainPicture } from '../../../testing/pictures.ts';
import { form, useTestApp } from '../../../testing/test-app.ts';
import { rolePermissions } from '../../auth/tables.ts';

const shop = useTestApp();
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

test('new images get the priorities after those of the existing ones in upload order, until they change', async () => {
  const admin = await shop.as('Administrator');
  const product = await makeProduct(admin);
  const list = async () => (await admin.get<ProductImage[]>(`${imageCalls}/list/${product.id}`)).body.data;

  const [first, second, third] = await uploadImages(admin, product.id, 3);
  const before = await list();
  await admin.post(`${imageCalls}/update/${third?.id}`, { priority: 0 });
  const after = await list();

  expect(before).toEqual([first, second, third]);
  expect(before.map(({ priority, alt }) => [priority, alt])).toEqual([
    [0, ''],
    [1, ''],
    [2, ''],
  ]);
  expect(idsOf(after)).toEqual([first?.id, third?.id, second?.id]);
  await admin.post(`${imageCalls}/update/${second?.id}`, { priority: 7 });
  const [added] = await uploadImages(admin, product.id, 1);
  expect(added?.priority).toBe(8);
});

test('an image response contains its URL and size, and the URL is served', async () => {
  const admin = await shop.as('Administrator');
  const [image] = await uploadImages(admin, (await makeProduct(admin)).id, 1);

  const served = await fetch(`${shop.origin}${image?.image_url}`);

  expect(image).toMatchObject({ width: 321, height: 200, url: image?.image_url });
  expect(image?.image_url).toBe(`/media/${image?.image}/320.webp`);
  expect(served.status).toBe(200);
});

test('an update changes only the given fields of an image', async () => {
  const admin = await shop.as('Administrator');
  const [image] = await uploadImages(admin, (await makeProduct(admin)).id, 1);
  const update = (body: unknown) => admin.post<ProductImage>(`${imageCalls}/update/${image?.id}`, body);
  const tall = { bytes: await plainPicture({ width: 400, height: 700 }), name: 'tall.jpg' };

  const ranked = await update({ priority: '3' });
  const described = await update({ alt: '  A pink sign ' });
  const replaced = await update(form({}, tall));
  const unchanged = await update({});

  expect(ranked.body).toMatchObject({ data: { ...image, priority: 3 }, message: 'Image updated' });
  expect(described.body.data).toMatchObject({ priority: 3, alt: 'A pink sign' });
  expect(replaced.body.data).toMatchObject({ id: image?.id, priority: 3, alt: 'A pink sign', width: 400, height: 700 });
  expect(replaced.body.data.image).not.toBe(image?.image);
  expect(unchanged.body.data).toEqual(replaced.body.data);
});

test.each([
  [{ priority: -1 }, { priority: 'Priority is at least 0' }],
  [{ priority: 1.5 }, { priority: 'Priority must be a whole number' }],
  [{ priority: 'first' }, { priority: 'Priority must be a number' }],
  [{ alt: 'x'.repeat(301) }, { alt: 'Max 300 chars' }],
])('the API rejects the update %j with a message for the field', async (input, fields) => {
  const admin = await shop.as('Administrator');
  const [image] = await uploadImages(admin, (await makeProduct(admin)).id, 1);

  const rejected = await admin.post(`${imageCalls}/update/${image?.id}`, input);

  expect(rejected.status).toBe(422);
  expect(rejected.body.fields).toEqual(fields);
});

test.each(['/product-images/delete', `${imageCalls}/delete`])('the API deletes an image at %s', async (path) => {
  const admin = await shop.as('Administrator');
  const [image] = await uploadImages(admin, (await makeProduct(admin)).id, 1);

  const deleted = await admin.delete(`${path}/${image?.id}`);
  const signedOut = await shop.delete(`${path}/${image?.id}`);

  expect(deleted.body).toEqual({ data: null, message: 'Image deleted' });
  expect(signedOut.status).toBe(401);
});

test('the API responds with 404 to an update or a deletion of a deleted image', async () => {
  const admin = await shop.as('Administrator');
  const product = await makeProduct(admin);
  const [image] = await uploadImages(admin, product.id, 1);
  await admin.delete(`${imageCalls}/delete/${image?.id}`);

  const responses = [
    await admin.post(`${imageCalls}/update/${image?.id}`, { priority: 1 }),
    await admin.delete(`${imageCalls}/delete/${image?.id}`),
  ];
  const list = await admin.get(`${imageCalls}/list/${product.id}`);

  for (const { status, body } of responses) {
    expect(status).toBe(404);
    expect(body.message).toBe('This image does not exist any more.');
  }
  expect(list.body.data).toEqual([]);
});

test('the API responds with 404 to a list or an upload of images of an unknown product', async () => {
  const admin = await shop.as('Administrator');

  const list = await admin.get(`${imageCalls}/list/4711`);
  const picture = await plainPicture({ width: 300, height: 300 });
  const upload = new FormData();
  upload.set('product_id', '4711');
  upload.append('images[]', new Blob([new Uint8Array(picture)]), 'a.jpg');
  const stored = await admin.post(`${imageCalls}/store`, upload);

  for (const { status, body } of [list, stored]) {
    expect(status).toBe(404);
    expect(body.message).toBe('This product does not exist any more.');
  }
});

test('the list of all images is in the order of each product, the newest first, and can be sorted, searched, filtered and paged', async () => {
  const admin = await shop.as('Administrator');
  const zen = await makeProduct(admin, 'Zen Garden');
  const arrow = await makeProduct(admin, 'Arrow 50%');
  const [z1, z2] = idsOf(await uploadImages(admin, zen.id, 2));
  const [a1] = idsOf(await uploadImages(admin, arrow.id, 1));
  await admin.post(`${imageCalls}/update/${z1}`, { priority: 1, alt: 'Glowing lotus' });
  const list = async (query: string) => {
    const { body } = await admin.get<ProductImageRow[]>(`${imageCalls}/list?page=1&${query}`);
    return { ids: idsOf(body.data), total: body.meta?.total };
  };

  expect((await admin.get<ProductImageRow[]>(`${imageCalls}/list`)).body.data).toMatchObject([
    { id: a1, product_name: 'Arrow 50%', is_cover: true, position: 1, image_count: 1 },
    { id: z1, product_name: 'Zen Garden', is_cover: true, position: 1, image_count: 2 },
    { id: z2, product_name: 'Zen Garden', is_cover: false, position: 2, image_count: 2 },
  ]);
  expect(await list('page_size=2')).toEqual({ ids: [a1, z1], total: 3 });
  expect(await list('sort=product_name')).toEqual({ ids: [a1, z1, z2], total: 3 });
  expect(await list('sort=-priority')).toEqual({ ids: [z2, z1, a1], total: 3 });
  expect(await list('sort=created_at')).toEqual({ ids: [z1, z2, a1], total: 3 });
  expect(await list('q=LOTUS')).toEqual({ ids: [z1], total: 1 });
  expect(await list(`q=${encodeURIComponent('0%')}`)).toEqual({ ids: [a1], total: 1 });
  expect(await list(`product_id=${zen.id}`)).toEqual({ ids: [z1, z2], total: 2 });
  expect(await list('has_alt=true')).toEqual({ ids: [z1], total: 1 });
  expect(await list('has_alt=false')).toEqual({ ids: [a1, z2], total: 2 });
  expect((await admin.get(`${imageCalls}/list?has_alt=maybe`)).status).toBe(422);
  expect((await admin.get(`${imageCalls}/list?sort=alt`)).status).toBe(400);
});

test('only the first image of a product is its cover when the same file was uploaded twice', async () => {
  const admin = await shop.as('Administrator');
  const { id } = await makeProduct(admin);
  const [first] = await uploadImages(admin, id, 1);
  const [second] = await uploadImages(admin, id, 1);
  const listCovers = async () =>
    (await admin.get<ProductImageRow[]>(`${imageCalls}/list?sort=id`)).body.data.map(({ is_cover }) => is_cover);

  const before = await listCovers();
  await admin.post(`${imageCalls}/update/${first?.id}`, { priority: 2 });
  const after = await listCovers();

  expect(second?.image).toBe(first?.image);
  expect(before).toEqual([true, false]);
  expect(after).toEqual([false, true]);
});

test('a viewer can read images but not change them', async () => {
  const admin = await shop.as('Administrator');
  const viewer = await shop.as('Viewer');
  const product = await makeProduct(admin);
  const [image] = await uploadImages(admin, product.id, 1);

  const statuses = [
    (await viewer.get(`${imageCalls}/list/${product.id}`)).status,
    (await viewer.post(`${imageCalls}/store`, form({ product_id: product.id }))).status,
    (await viewer.post(`${imageCalls}/update/${image?.id}`, { priority: 1 })).status,
    (await viewer.delete(`/product-images/delete/${image?.id}`)).status,
  ];

  expect(statuses).toEqual([200, 403, 403, 403]);
});

test('a user with products.update but without products.create can upload images', async () => {
  const admin = await shop.as('Administrator');
  const editor = await shop.as('Editor');
  const product = await makeProduct(admin);
  const isCreate = eq(rolePermissions.permission, 'products.create');
  const revoked = await shop.database.db.delete(rolePermissions).where(isCreate).returning();

  const images = await uploadImages(editor, product.id, 1);
  await shop.database.db.insert(rolePermissions).values(revoked);

  expect(images).toHaveLength(1);
});
