import { expect, test } from '@jest/globals';
import type { BulkOutcome, ReviewRow, ShopReview, ShopReviews } from '@lumora/shared-contract';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { eq } from 'drizzle-orm';
import { makeCategory, storeProduct } from '../../testing/make-products.ts';
import { useTestApp, type Caller } from '../../testing/test-app.ts';
import { reviews } from './tables.ts';

const shop = useTestApp();

async function sell(admin: Caller, name: string, is_active = true) {
  const category_id = await makeCategory(admin, `Category of ${name}`);
  return storeProduct(admin, { name, category_id, is_active });
}

const words = { name: 'Ananya', rating: 5, comment: 'It glows.' };
/** Each from an address of its own, as the limit counts by address. */
let writers = 0;
function write(productId: number, input: object = words) {
  writers += 1;
  const from = { 'x-forwarded-for': `10.1.${Math.floor(writers / 250)}.${writers % 250}` };
  return shop.post<ShopReview>(`/products/${productId}/reviews`, input, from);
}

/** The answer is no envelope of a list alone: the summary stands beside it. */
async function shown(productId: number, query = ''): Promise<ShopReviews> {
  const response = await fetch(`${shop.origin}/api/products/${productId}/reviews${query}`);
  return response.json();
}

test('a review waits until an administrator approves it, and is then public within a second', async () => {
  const admin = await shop.as('Administrator');
  const { id } = await sell(admin, 'Heart Neon');

  const written = await write(id, { ...words, name: '  Ananya ' });
  const before = await shown(id);
  const approved = await admin.post<BulkOutcome>('/admin/reviews/approve', { ids: [written.body.data.id] });
  const after = await pollUntil(
    () => shown(id),
    ({ data }) => data.length === 1,
  );

  expect(written.body.data).toMatchObject({ name: 'Ananya', rating: 5, comment: 'It glows.' });
  expect(written.body.data.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect([before.data, before.summary.average]).toEqual([[], null]);
  expect(approved.body.data).toEqual({ done: [written.body.data.id], failed: [] });
  expect(after.data).toEqual([written.body.data]);
});

test('the summary is of the approved ones: average to one decimal, number, and number of each star', async () => {
  const admin = await shop.as('Administrator');
  const { id } = await sell(admin, 'Heart Neon');
  const ids: number[] = [];
  for (const rating of [5, 5, 4, 1]) ids.push((await write(id, { ...words, rating })).body.data.id);
  await admin.post('/admin/reviews/approve', { ids: ids.slice(0, 3) });

  const { summary } = await pollUntil(
    () => shown(id),
    ({ data }) => data.length === 3,
  );

  expect(summary).toEqual({
    average: 4.7,
    count: 3,
    stars: [
      { rating: 5, count: 2 },
      { rating: 4, count: 1 },
      { rating: 3, count: 0 },
      { rating: 2, count: 0 },
      { rating: 1, count: 0 },
    ],
  });
});

test('the newest comes first, page by page, and its day is that of India', async () => {
  const admin = await shop.as('Administrator');
  const { id } = await sell(admin, 'Heart Neon');
  const row = { product_id: id, ...words, state: 'approved' as const, updated_by: 'x' };
  const times = ['2026-03-01T10:00:00.000Z', '2026-03-02T20:00:00.000Z', '2026-02-01T10:00:00.000Z'];
  await shop.database.db.insert(reviews).values(times.map((created_at) => ({ ...row, created_at })));

  const first = await pollUntil(
    () => shown(id, '?page_size=2'),
    ({ data }) => data.length === 2,
  );
  const second = await shown(id, '?page_size=2&page=2');

  expect(first.data.map(({ date }) => date)).toEqual(['2026-03-03', '2026-03-01']);
  expect(second.data.map(({ date }) => date)).toEqual(['2026-02-01']);
  expect(second.meta).toEqual({ total: 3, page: 2, pageSize: 2 });
});

test.each([
  [{ ...words, name: '  ' }, 'name', 'Name is required'],
  [{ ...words, comment: '\n ' }, 'comment', 'Comment is required'],
  [{ ...words, comment: 'x'.repeat(2001) }, 'comment', 'Write at most 2000 letters'],
  [{ ...words, rating: 6 }, 'rating', 'Rating is 1 to 5 stars'],
  [{ ...words, rating: 0 }, 'rating', 'Rating is 1 to 5 stars'],
  [{ ...words, rating: 4.5 }, 'rating', 'Rating is a whole number of stars'],
])('a review of %j is refused beside its field', async (input, field, message) => {
  const { id } = await sell(await shop.as('Administrator'), 'Heart Neon');

  const { status, body } = await write(id, input);

  expect([status, body.fields]).toEqual([422, { [field]: message }]);
});

test('nothing can be said of, or read about, what shoppers cannot see', async () => {
  const secret = await sell(await shop.as('Administrator'), 'Secret Neon', false);

  const statuses = [
    (await write(secret.id)).status,
    (await write(2_000_000_000)).status,
    (await shop.get(`/products/${secret.id}/reviews`)).status,
    (await shop.get('/products/nothing/reviews')).status,
  ];

  expect(statuses).toEqual([404, 404, 404, 404]);
});

test('the sixth review from one address within a quarter of an hour is told when to come back', async () => {
  const { id } = await sell(await shop.as('Administrator'), 'Heart Neon');
  const from = { 'x-forwarded-for': '10.9.9.9' };
  const statuses: number[] = [];
  for (let sent = 0; sent < 5; sent += 1) {
    statuses.push((await shop.post(`/products/${id}/reviews`, words, from)).status);
  }

  const sixth = await shop.post(`/products/${id}/reviews`, words, from);

  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect([sixth.status, sixth.body.message]).toEqual([429, 'Too many attempts. Try again in 15 minutes.']);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(800);
  expect((await write(id)).status).toBe(200);
});

test('a flood of reviews of one product from many addresses ends at thirty, and other products take theirs', async () => {
  const admin = await shop.as('Administrator');
  const heart = await sell(admin, 'Heart Neon');
  const arrow = await sell(admin, 'Arrow Neon');
  const statuses: number[] = [];
  for (let sent = 0; sent < 32; sent += 1) statuses.push((await write(heart.id)).status);

  const other = await write(arrow.id);

  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect(other.status).toBe(200);
  expect(await shop.database.db.$count(reviews, eq(reviews.product_id, heart.id))).toBe(30);
});

test('administrators find, hide and delete reviews', async () => {
  const admin = await shop.as('Administrator');
  const heart = await sell(admin, 'Heart Neon');
  const arrow = await sell(admin, 'Arrow Neon');
  const ofHeart = (await write(heart.id)).body.data;
  const ofArrow = (await write(arrow.id, { ...words, comment: 'Points the way.' })).body.data;
  await admin.post('/admin/reviews/approve', { ids: [ofHeart.id] });

  const waiting = await admin.get<ReviewRow[]>('/admin/reviews/list?page=1&state=waiting');
  const found = await admin.get<ReviewRow[]>('/admin/reviews/list?q=heart&sort=-rating');
  await admin.post('/admin/reviews/hide', { ids: [ofHeart.id] });
  const afterHiding = await pollUntil(
    () => shown(heart.id),
    ({ data }) => data.length === 0,
  );
  const gone = await admin.delete(`/admin/reviews/delete/${ofArrow.id}`);
  const again = await admin.delete(`/admin/reviews/delete/${ofArrow.id}`);
  const many = await admin.post<BulkOutcome>('/admin/reviews/bulk-delete', { ids: [ofHeart.id, ofArrow.id] });

  expect(waiting.body.data).toMatchObject([
    { product_name: 'Arrow Neon', comment: 'Points the way.', state: 'waiting' },
  ]);
  expect(waiting.body.meta?.total).toBe(1);
  expect(found.body.data).toMatchObject([
    { product_name: 'Heart Neon', state: 'approved', updated_by: 'Administrator Rao' },
  ]);
  expect(afterHiding.summary.count).toBe(0);
  expect([gone.status, gone.body.message, again.status]).toEqual([200, 'Review deleted', 404]);
  expect(many.body.data).toMatchObject({ done: [ofHeart.id], failed: [{ id: ofArrow.id }] });
});

test('who may only look decides nothing, and who is nobody sees nothing', async () => {
  const { id } = await sell(await shop.as('Editor'), 'Heart Neon');
  const review = (await write(id)).body.data;
  const viewer = await shop.as('Viewer');

  const statuses = [
    (await viewer.get('/admin/reviews/list')).status,
    (await viewer.post('/admin/reviews/approve', { ids: [review.id] })).status,
    (await viewer.post('/admin/reviews/hide', { ids: [review.id] })).status,
    (await viewer.delete(`/admin/reviews/delete/${review.id}`)).status,
    (await shop.get('/admin/reviews/list')).status,
  ];

  expect(statuses).toEqual([200, 403, 403, 403, 401]);
});

test('reviews go with their product', async () => {
  const admin = await shop.as('Administrator');
  const { id } = await sell(admin, 'Heart Neon');
  await write(id);

  await admin.delete(`/admin/products/delete/${id}`);

  expect(await shop.database.db.$count(reviews, eq(reviews.product_id, id))).toBe(0);
});

test('what only waits tells nobody of a change', async () => {
  const admin = await shop.as('Administrator');
  const { id } = await sell(admin, 'Heart Neon');
  const told: string[] = [];
  const unsubscribe = shop.database.changes.subscribe((table) => told.push(table));

  const review = (await write(id)).body.data;
  await admin.post('/admin/reviews/approve', { ids: [review.id] });
  await pollUntil(
    async () => told,
    (tables) => tables.includes('reviews'),
  );
  unsubscribe();

  expect(told.filter((table) => table === 'reviews')).toEqual(['reviews']);
});
