import { expect, test } from '@jest/globals';
import type { BulkOutcome } from '@lumora/shared-contract/catalog';
import type { ReviewRow, ShopReview, ShopReviews } from '@lumora/shared-contract/reviews';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { eq } from 'drizzle-orm';
import { waitForBlockedStatement } from '../../testing/blocked-statement.ts';
import { makeCategory, storeProduct } from '../../testing/make-products.ts';
import { useTestApp, type Caller } from '../../testing/test-app.ts';
import { isOnPostgres } from '../../testing/test-database.ts';
import { products } from '../catalog/tables.ts';
import { reviews } from './tables.ts';

const shop = useTestApp();

async function createProduct(admin: Caller, name: string, is_active = true) {
  const category_id = await makeCategory(admin, `Category of ${name}`);
  return storeProduct(admin, { name, category_id, is_active });
}

const validInput = { name: 'Ananya', rating: 5, comment: 'It glows.' };
let reviewers = 0;
/** Posts a review from a new IP address, because the limit counts by IP address. */
function postReview(productId: number, input: object = validInput) {
  reviewers += 1;
  const from = { 'x-forwarded-for': `10.1.${Math.floor(reviewers / 250)}.${reviewers % 250}` };
  return shop.post<ShopReview>(`/products/${productId}/reviews`, input, from);
}

/** Returns the whole response body: it has a summary beside `data`. */
async function fetchReviews(productId: number, query = ''): Promise<ShopReviews> {
  const response = await fetch(`${shop.origin}/api/products/${productId}/reviews${query}`);
  return response.json();
}

test('a review waits until an administrator approves it, and is then public', async () => {
  const admin = await shop.as('Administrator');
  const { id } = await createProduct(admin, 'Heart Neon');

  const posted = await postReview(id, { ...validInput, name: '  Ananya ' });
  const before = await fetchReviews(id);
  const approved = await admin.post<BulkOutcome>('/admin/reviews/approve', { ids: [posted.body.data.id] });
  const after = await pollUntil(
    () => fetchReviews(id),
    ({ data }) => data.length === 1,
  );

  expect(posted.body.data).toMatchObject({ name: 'Ananya', rating: 5, comment: 'It glows.' });
  expect(posted.body.data.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect([before.data, before.summary.average]).toEqual([[], null]);
  expect(approved.body.data).toEqual({ done: [posted.body.data.id], failed: [] });
  expect(after.data).toEqual([posted.body.data]);
});

// the transactions of the embedded database run one after the other
if (isOnPostgres) {
  test('a review of a product that is deleted meanwhile is rejected with 404', async () => {
    const { id } = await createProduct(await shop.as('Administrator'), 'Heart Neon');

    const posting = await shop.database.db.transaction(async (tx) => {
      await tx.delete(products).where(eq(products.id, id));
      const response = postReview(id);
      await waitForBlockedStatement(shop.database.db);
      return { response };
    });

    expect(await posting.response).toMatchObject({ status: 404, body: { message: 'There is no such product.' } });
  });
}

test('the summary has the average to one decimal, the count and the count per star of approved reviews', async () => {
  const admin = await shop.as('Administrator');
  const { id } = await createProduct(admin, 'Heart Neon');
  const ids: number[] = [];
  for (const rating of [5, 5, 4, 1]) ids.push((await postReview(id, { ...validInput, rating })).body.data.id);
  await admin.post('/admin/reviews/approve', { ids: ids.slice(0, 3) });

  const { summary } = await pollUntil(
    () => fetchReviews(id),
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

test('a reopened review waits again and is no longer public', async () => {
  const admin = await shop.as('Administrator');
  const { id } = await createProduct(admin, 'Heart Neon');
  const { body } = await postReview(id);
  const selection = { ids: [body.data.id] };
  await admin.post('/admin/reviews/approve', selection);
  await pollUntil(
    () => fetchReviews(id),
    ({ data }) => data.length === 1,
  );

  const reopened = await admin.post<BulkOutcome>('/admin/reviews/reopen', selection);
  const after = await pollUntil(
    () => fetchReviews(id),
    ({ data }) => data.length === 0,
  );

  expect(reopened.body.data).toEqual({ done: selection.ids, failed: [] });
  expect(after.data).toEqual([]);
  const list = await admin.get<ReviewRow[]>('/admin/reviews/list?state=waiting');
  expect(list.body.data.map((row) => row.id)).toEqual(selection.ids);
});

test('administrators see the waiting reviews first, and each group by date', async () => {
  const admin = await shop.as('Administrator');
  const { id } = await createProduct(admin, 'Heart Neon');
  const row = { product_id: id, ...validInput, updated_by: 'x' };
  await shop.database.db.insert(reviews).values([
    { ...row, name: 'Asha', state: 'waiting', created_at: '2026-03-01T10:00:00.000Z' },
    { ...row, name: 'Ravi', state: 'approved', created_at: '2026-03-04T10:00:00.000Z' },
    { ...row, name: 'Tara', state: 'waiting', created_at: '2026-03-02T10:00:00.000Z' },
    { ...row, name: 'Meera', state: 'hidden', created_at: '2026-03-03T10:00:00.000Z' },
  ]);

  const { body } = await admin.get<ReviewRow[]>('/admin/reviews/list');

  expect(body.data.map(({ name }) => name)).toEqual(['Tara', 'Asha', 'Ravi', 'Meera']);
});

test('reviews are listed by page, newest first, with their date in the time zone of India', async () => {
  const admin = await shop.as('Administrator');
  const { id } = await createProduct(admin, 'Heart Neon');
  const row = { product_id: id, ...validInput, state: 'approved' as const, updated_by: 'x' };
  const times = ['2026-03-01T10:00:00.000Z', '2026-03-02T20:00:00.000Z', '2026-02-01T10:00:00.000Z'];
  await shop.database.db.insert(reviews).values(times.map((created_at) => ({ ...row, created_at })));

  const first = await pollUntil(
    () => fetchReviews(id, '?page_size=2'),
    ({ data }) => data.length === 2,
  );
  const second = await fetchReviews(id, '?page_size=2&page=2');

  expect(first.data.map(({ date }) => date)).toEqual(['2026-03-03', '2026-03-01']);
  expect(second.data.map(({ date }) => date)).toEqual(['2026-02-01']);
  expect(second.meta).toEqual({ total: 3, page: 2, pageSize: 2 });
});

test.each([
  [{ ...validInput, name: '  ' }, 'name', 'Name is required'],
  [{ ...validInput, comment: '\n ' }, 'comment', 'Comment is required'],
  [{ ...validInput, comment: 'x'.repeat(2001) }, 'comment', 'Write at most 2000 letters'],
  [{ ...validInput, rating: 6 }, 'rating', 'Rating is 1 to 5 stars'],
  [{ ...validInput, rating: 0 }, 'rating', 'Rating is 1 to 5 stars'],
  [{ ...validInput, rating: 4.5 }, 'rating', 'Rating is a whole number of stars'],
])('a review of %j is rejected with a message for the field', async (input, field, message) => {
  const { id } = await createProduct(await shop.as('Administrator'), 'Heart Neon');

  const { status, body } = await postReview(id, input);

  expect([status, body.fields]).toEqual([422, { [field]: message }]);
});

test('reading and posting reviews of an inactive or unknown product returns 404', async () => {
  const secret = await createProduct(await shop.as('Administrator'), 'Secret Neon', false);

  const statuses = [
    (await postReview(secret.id)).status,
    (await postReview(2_000_000_000)).status,
    (await shop.get(`/products/${secret.id}/reviews`)).status,
    (await shop.get('/products/nothing/reviews')).status,
  ];

  expect(statuses).toEqual([404, 404, 404, 404]);
});

test('the sixth review from one IP address within 15 minutes gets 429 with Retry-After', async () => {
  const { id } = await createProduct(await shop.as('Administrator'), 'Heart Neon');
  const from = { 'x-forwarded-for': '10.9.9.9' };
  const statuses: number[] = [];
  for (let sent = 0; sent < 5; sent += 1) {
    statuses.push((await shop.post(`/products/${id}/reviews`, validInput, from)).status);
  }

  const sixth = await shop.post(`/products/${id}/reviews`, validInput, from);

  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect([sixth.status, sixth.body.message]).toEqual([429, 'Too many attempts. Try again in 15 minutes.']);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(800);
  expect((await postReview(id)).status).toBe(200);
});

test('one product accepts at most 30 reviews in 15 minutes from all IP addresses, and other products still accept reviews', async () => {
  const admin = await shop.as('Administrator');
  const heart = await createProduct(admin, 'Heart Neon');
  const arrow = await createProduct(admin, 'Arrow Neon');
  const statuses: number[] = [];
  for (let sent = 0; sent < 32; sent += 1) statuses.push((await postReview(heart.id)).status);

  const other = await postReview(arrow.id);

  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect(other.status).toBe(200);
  expect(await shop.database.db.$count(reviews, eq(reviews.product_id, heart.id))).toBe(30);
});

test('an administrator can search, hide and delete reviews', async () => {
  const admin = await shop.as('Administrator');
  const heart = await createProduct(admin, 'Heart Neon');
  const arrow = await createProduct(admin, 'Arrow Neon');
  const heartReview = (await postReview(heart.id)).body.data;
  const arrowReview = (await postReview(arrow.id, { ...validInput, comment: 'Points the way.' })).body.data;
  await admin.post('/admin/reviews/approve', { ids: [heartReview.id] });

  const waiting = await admin.get<ReviewRow[]>('/admin/reviews/list?page=1&state=waiting');
  const found = await admin.get<ReviewRow[]>('/admin/reviews/list?q=heart&sort=-rating');
  await admin.post('/admin/reviews/hide', { ids: [heartReview.id] });
  const afterHiding = await pollUntil(
    () => fetchReviews(heart.id),
    ({ data }) => data.length === 0,
  );
  const deleted = await admin.delete(`/admin/reviews/delete/${arrowReview.id}`);
  const again = await admin.delete(`/admin/reviews/delete/${arrowReview.id}`);
  const bulk = await admin.post<BulkOutcome>('/admin/reviews/bulk-delete', { ids: [heartReview.id, arrowReview.id] });

  expect(waiting.body.data).toMatchObject([
    { product_name: 'Arrow Neon', comment: 'Points the way.', state: 'waiting' },
  ]);
  expect(waiting.body.meta?.total).toBe(1);
  expect(found.body.data).toMatchObject([
    { product_name: 'Heart Neon', state: 'approved', updated_by: 'Administrator Rao' },
  ]);
  expect(afterHiding.summary.count).toBe(0);
  expect([deleted.status, deleted.body.message, again.status]).toEqual([200, 'Review deleted', 404]);
  expect(bulk.body.data).toMatchObject({ done: [heartReview.id], failed: [{ id: arrowReview.id }] });
});

test('a viewer can list reviews but change none, and an anonymous caller gets 401', async () => {
  const { id } = await createProduct(await shop.as('Editor'), 'Heart Neon');
  const review = (await postReview(id)).body.data;
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

test('deleting a product deletes its reviews', async () => {
  const admin = await shop.as('Administrator');
  const { id } = await createProduct(admin, 'Heart Neon');
  await postReview(id);

  await admin.delete(`/admin/products/delete/${id}`);

  expect(await shop.database.db.$count(reviews, eq(reviews.product_id, id))).toBe(0);
});

test('a change of a waiting review sends no change notice', async () => {
  const admin = await shop.as('Administrator');
  const { id } = await createProduct(admin, 'Heart Neon');
  const notifiedTables: string[] = [];
  const unsubscribe = shop.database.changes.subscribe((table) => notifiedTables.push(table));

  const review = (await postReview(id)).body.data;
  await admin.post('/admin/reviews/approve', { ids: [review.id] });
  await pollUntil(
    async () => notifiedTables,
    (tables) => tables.includes('reviews'),
  );
  unsubscribe();

  expect(notifiedTables.filter((table) => table === 'reviews')).toEqual(['reviews']);
});
