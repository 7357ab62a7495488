import { expect, test } from '@jest/globals';
import type { ProductImage } from '@lumora/shared-contract/catalog';
import type { Category } from '@lumora/shared-contract/taxonomy';
import { addFile, imageCalls, imagesForm, makeProduct, uploadImages } from '../../../testing/catalog-rows.ts';
import { heavyPicture, plainPicture } from '../../../testing/pictures.ts';
import { form, useTestApp } from '../../../testing/test-app.ts';
import { images } from '../../core/media/tables.ts';
import { productImages } from '../tables.ts';

const shop = useTestApp();
const store = `${imageCalls}/store`;
const megabyte = 1024 * 1024;
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

async function rowCounts(): Promise<number[]> {
  const { db } = shop.database;
  return [await db.$count(productImages), await db.$count(images)];
}

test('the API rejects an upload of twelve files with one of 6 MB, names that file and stores nothing', async () => {
  const admin = await shop.as('Administrator');
  const product = await makeProduct(admin);
  const body = await imagesForm({ product_id: product.id }, 3);
  addFile(body, 'images[]', 'big.jpg', Buffer.alloc(6 * megabyte, 1));
  for (let width = 400; width < 408; width += 1) {
    addFile(body, 'images[]', `${width}.jpg`, await plainPicture({ width, height: 200 }));
  }

  const rejected = await admin.post(store, body);

  expect(rejected.status).toBe(413);
  expect(rejected.body).toMatchObject({
    error: 'too_large',
    message: '“big.jpg” is larger than 5 MB.',
    fields: { 'images[3]': '“big.jpg” is larger than 5 MB.' },
  });
  expect(await rowCounts()).toEqual([0, 0]);
});

test('the API stores an upload of eleven valid files', async () => {
  const admin = await shop.as('Administrator');
  const product = await makeProduct(admin);

  const { status, body } = await admin.post<ProductImage[]>(store, await imagesForm({ product_id: product.id }, 11));

  expect(status).toBe(200);
  expect(body.message).toBe('Images uploaded');
  expect(body.data.map(({ width }) => width)).toEqual([321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331]);
});

test('the API reports each file with a wrong type or size with a message for its own input', async () => {
  const admin = await shop.as('Administrator');
  const body = await imagesForm({ product_id: (await makeProduct(admin)).id }, 1);
  addFile(body, 'images[]', 'logo.png', svg);
  addFile(body, 'images[]', 'बड़ा.jpg', Buffer.alloc(5 * megabyte + 1, 1));
  addFile(body, 'images[]', 'empty.webp', Buffer.alloc(0));

  const rejected = await admin.post(store, body);

  expect(rejected.status).toBe(415);
  expect(rejected.body.fields).toEqual({
    'images[1]': '“logo.png” was refused. Only PNG, JPG or WEBP images are accepted.',
    'images[2]': '“बड़ा.jpg” is larger than 5 MB.',
    'images[3]': '“empty.webp” was refused. Only PNG, JPG or WEBP images are accepted.',
  });
});

test('the API rejects an upload with a truncated JPEG and stores none of its files', async () => {
  const admin = await shop.as('Administrator');
  const body = await imagesForm({ product_id: (await makeProduct(admin)).id }, 2);
  const complete = await heavyPicture({ width: 400, height: 300 });
  addFile(body, 'images[]', 'cut.jpg', complete.subarray(0, complete.length / 2));
  addFile(body, 'images[]', 'valid.jpg', await plainPicture({ width: 400, height: 300 }));

  const rejected = await admin.post(store, body);

  expect(rejected.status).toBe(422);
  expect(rejected.body.fields).toEqual({
    'images[2]': '“cut.jpg” is damaged or incomplete. Try saving it again.',
  });
  expect(await rowCounts()).toEqual([0, 0]);
});

test('the API stores twenty large photos in one request', async () => {
  const admin = await shop.as('Administrator');
  const body = await imagesForm({ product_id: (await makeProduct(admin)).id }, 0);
  const photo = await heavyPicture({ width: 1100, height: 1000 });
  for (let number = 1; number <= 20; number += 1) addFile(body, 'images', `${number}.jpg`, photo);

  const stored = await admin.post<ProductImage[]>(store, body);

  expect(stored.status).toBe(200);
  expect(stored.body.data).toHaveLength(20);
  expect(await rowCounts()).toEqual([20, 1]);
});

test('the API rejects more than twenty files, more than 100 MB, no file and an unknown part name', async () => {
  const admin = await shop.as('Administrator');
  const product_id = (await makeProduct(admin)).id;
  const heavy = new FormData();
  for (let number = 1; number <= 21; number += 1) addFile(heavy, 'images[]', 'a.jpg', Buffer.alloc(5 * megabyte));
  const unknownPart = form({ product_id }, { bytes: await plainPicture({ width: 300, height: 300 }), name: 'a.jpg' });

  const responses = [
    await admin.post(store, await imagesForm({ product_id }, 21)),
    await admin.post(store, heavy),
    await admin.post(store, form({ product_id })),
    await admin.post(store, unknownPart),
  ];

  expect(responses.map(({ status }) => status)).toEqual([413, 413, 422, 400]);
  expect(responses.map(({ body }) => body.message)).toEqual([
    'At most 20 images of 5 MB each in one call.',
    'At most 20 images of 5 MB each in one call.',
    'Choose at least one image.',
    'Send the image as images.',
  ]);
  expect(await rowCounts()).toEqual([0, 0]);
});

test('concurrent uploads of the same pictures in opposite order all succeed', async () => {
  const admin = await shop.as('Administrator');
  const product_id = (await makeProduct(admin)).id;
  const pictures = await Promise.all([500, 501, 502, 503].map((width) => plainPicture({ width, height: 200 })));
  const send = (files: Buffer[]) => {
    const body = form({ product_id });
    for (const bytes of files) addFile(body, 'images[]', 'a.jpg', bytes);
    return admin.post<ProductImage[]>(store, body);
  };
  const reversed = [...pictures].reverse();

  const responses = await Promise.all([pictures, reversed, pictures, reversed, pictures, reversed].map(send));

  expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(await rowCounts()).toEqual([24, 4]);
});

test('a picture that a category already uses is stored once', async () => {
  const admin = await shop.as('Administrator');
  const bytes = await plainPicture({ width: 321, height: 200, format: 'png' });
  const category = await admin.post<Category>(
    '/admin/categories/store',
    form({ title: 'Neon', priority: 0 }, { bytes, name: 'a.png' }),
  );

  const [image] = await uploadImages(admin, (await makeProduct(admin)).id, 1);

  expect(image?.image).toBe(category.body.data.image);
});
