import { beforeEach, expect, test } from '@jest/globals';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import type { ReviewRow, ShopReview, ShopReviews } from '@lumora/shared-contract/reviews';
import type { Category } from '@lumora/shared-contract/taxonomy';
import sharp from 'sharp';
import { makeSignForSale, order, otherAddress } from '../../testing/order-rows.ts';
import { heavyPicture, plainPicture } from '../../testing/pictures.ts';
import { form, useTestApp, type Caller } from '../../testing/test-app.ts';
import { images } from '../core/media/tables.ts';
import { reviewPhotos, reviews } from './tables.ts';

const shop = useTestApp();
let admin: Caller;
let productId: number;
let reference: string;

beforeEach(async () => {
  admin = await shop.as('Administrator');
  const { product, ids } = await makeSignForSale(admin);
  productId = product.id;
  reference = (await order(shop, { lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 })).body.data.reference;
});

function reviewForm(photo: Buffer, fields: object = {}) {
  const data = form({ name: 'Ananya', rating: 5, comment: 'It glows.', order_reference: reference, ...fields });
  data.append('photo', new Blob([new Uint8Array(photo)]), 'wall.jpg');
  return data;
}

const send = (body: FormData, from = otherAddress()) =>
  shop.post<ShopReview>(`/products/${productId}/reviews`, body, from);

/** Sends a review with a photo and returns it as the console lists it. */
async function storeReview(fields?: object) {
  const sent = await send(reviewForm(await plainPicture({ width: 600, height: 400 }), fields));
  if (sent.status !== 200) throw new Error(sent.body.message);
  const { body } = await admin.get<ReviewRow[]>('/admin/reviews/list');
  const [{ id, photo } = { id: 0, photo: null }] = body.data;
  return { id, hash: photo?.hash ?? '', photo, sent: sent.body.data };
}

async function fetchPublicReviews(): Promise<ShopReviews['data']> {
  const response = await fetch(`${shop.origin}/api/products/${productId}/reviews`);
  const { data }: ShopReviews = await response.json();
  return data;
}

const fetchRendition = (hash: string) => fetch(`${shop.origin}/media/${hash}/320.jpg`);
const countStored = async () => [
  await shop.database.db.$count(reviews),
  await shop.database.db.$count(reviewPhotos),
  await shop.database.db.$count(images),
];

test('the photo of a buyer is public with the review once an administrator approves it', async () => {
  const { id, photo, sent } = await storeReview();
  const before = await fetchPublicReviews();

  await admin.post('/admin/reviews/approve', { ids: [id] });
  const after = await pollUntil(fetchPublicReviews, ({ length }) => length === 1);

  expect(sent).toMatchObject({ is_verified: true, photo: null });
  expect(before).toEqual([]);
  expect(photo).toMatchObject({ width: 600, height: 400, alt: 'Photo by Ananya' });
  expect(after).toMatchObject([{ id, photo }]);
});

test('a photo is served upright, without EXIF metadata, and the same photo sent twice has two URLs', async () => {
  const photo = await sharp(await plainPicture({ width: 600, height: 400 }))
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

  await send(reviewForm(photo));
  await send(reviewForm(photo));
  const { body } = await admin.get<ReviewRow[]>('/admin/reviews/list');
  const served = Buffer.from(await (await fetchRendition(body.data[0]?.photo?.hash ?? '')).arrayBuffer());

  expect(body.data).toMatchObject([{ photo: { width: 400, height: 600 } }, { photo: { width: 400, height: 600 } }]);
  expect((await sharp(served).metadata()).exif).toBeUndefined();
  expect(await countStored()).toEqual([2, 2, 2]);
});

test.each(['', 'LUM-222222'])(
  'a photo with the order number "%s" is rejected at the order number, and nothing is stored',
  async (order_reference) => {
    const { status, body } = await send(reviewForm(await plainPicture({ width: 60, height: 40 }), { order_reference }));

    expect(status).toBe(422);
    expect(body.fields).toEqual({
      order_reference: 'Only buyers can add a photo. Enter the number of your order of this sign, or remove the photo.',
    });
    expect(await countStored()).toEqual([0, 0, 0]);
  },
);

const isDamaged = 'The image is damaged or incomplete. Try saving it again.';
test.each([
  ['text', 415, 'Only PNG, JPG or WEBP images are accepted.', async () => [Buffer.from('not a picture')]],
  ['large', 413, 'The image is larger than 5 MB.', async () => [Buffer.alloc(5 * 1024 * 1024 + 1, 1)]],
  ['truncated', 422, isDamaged, async () => [(await heavyPicture({ width: 400, height: 300 })).subarray(0, 9000)]],
])('a %s photo is rejected with %i at the photo, and nothing is stored', async (_kind, status, message, files) => {
  const [photo = Buffer.alloc(0)] = await files();

  const rejected = await send(reviewForm(photo));

  expect([rejected.status, rejected.body.fields]).toEqual([status, { photo: message }]);
  expect(await countStored()).toEqual([0, 0, 0]);
});

test('a review has one photo', async () => {
  const photo = await plainPicture({ width: 60, height: 40 });
  const body = reviewForm(photo);
  body.append('photo', new Blob([new Uint8Array(photo)]), 'second.jpg');

  const rejected = await send(body);

  expect(rejected.status).toBe(413);
  expect(await countStored()).toEqual([0, 0, 0]);
});

test('a comment of 2,000 letters in Devanagari can have a photo', async () => {
  const comment = 'क'.repeat(2000);

  expect((await storeReview({ comment })).sent.comment).toBe(comment);
});

test.each([
  ['a review', (id: number) => admin.delete(`/admin/reviews/delete/${id}`)],
  ['several reviews', (id: number) => admin.post('/admin/reviews/bulk-delete', { ids: [id] })],
  ['a product', () => admin.delete(`/admin/products/delete/${productId}`)],
])('deleting %s deletes the photo with its files', async (_what, remove) => {
  const { id, hash } = await storeReview();
  expect((await fetchRendition(hash)).status).toBe(200);
  // an order keeps its product
  await shop.database.db.execute('delete from orders');

  expect((await remove(id)).status).toBe(200);

  await pollUntil(countStored, ([, , left]) => left === 0);
  expect(await countStored()).toEqual([0, 0, 0]);
  expect((await fetchRendition(hash)).status).toBe(404);
});

test('deleting a review keeps a picture that another row shows too', async () => {
  const { id, hash } = await storeReview();
  const picture = { bytes: await plainPicture({ width: 300, height: 300 }), name: 'a.jpg' };
  const { body } = await admin.post<Category>(
    '/admin/categories/store',
    form({ title: 'Cafes', priority: 0 }, picture),
  );
  const shared = body.data.image ?? '';
  await shop.database.db.update(reviewPhotos).set({ hash: shared });

  await admin.delete(`/admin/reviews/delete/${id}`);
  await pollUntil(countStored, ([, photos]) => photos === 0);

  expect(await countStored()).toEqual([0, 0, 2]);
  expect([(await fetchRendition(shared)).status, (await fetchRendition(hash)).status]).toEqual([200, 200]);
});

test('reviews with and without a photo count for the same limit per IP address', async () => {
  const from = otherAddress();
  const photo = await plainPicture({ width: 60, height: 40 });
  for (let sent = 0; sent < 4; sent += 1) await send(reviewForm(photo), from);
  const fields = { name: 'Ananya', rating: 5, comment: 'It glows.' };

  const fifth = await shop.post(`/products/${productId}/reviews`, fields, from);
  const sixth = await send(reviewForm(photo), from);

  expect([fifth.status, sixth.status]).toEqual([200, 429]);
  expect(await countStored()).toEqual([5, 4, 4]);
});

test('more than two photos at a time from one IP address get 503 with Retry-After', async () => {
  const from = otherAddress();
  const photo = await heavyPicture({ width: 2000, height: 1600 });

  const responses = await Promise.all(Array.from({ length: 4 }, () => send(reviewForm(photo), from)));

  const busy = responses.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]?.headers.get('retry-after')).toBe('5');
  const [stored] = await countStored();
  expect(stored).toBe(4 - busy.length);
});
