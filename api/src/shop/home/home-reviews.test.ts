import { expect, test } from '@jest/globals';
import type { Home } from '@lumora/shared-contract/storefront';
import { useTestApp } from '../../../testing/test-app.ts';
import { openShop } from '../../../testing/shop-rows.ts';
import { reviews } from '../../reviews/tables.ts';
import { listHomeReviews } from './home-reviews.queries.ts';

const shop = useTestApp();

type NewReview = typeof reviews.$inferInsert;

const review: Omit<NewReview, 'product_id'> = {
  name: 'Ananya',
  city: 'Pune',
  is_verified: true,
  rating: 5,
  comment: 'It glows.',
  state: 'approved',
  updated_by: 'Ananya',
};

test('the home page shows the newest review by a verified buyer of each of three products', async () => {
  const { sell } = await openShop(await shop.as('Administrator'));
  const { db } = shop.database;
  for (const [index, name] of ['Chai', 'Lotus', 'Crown', 'Bat'].entries()) {
    const product = await sell(name, []);
    const day = `2026-0${index + 1}`;
    await db.insert(reviews).values([
      { ...review, product_id: product.id, comment: `Old ${name}`, created_at: `${day}-01T10:00:00Z` },
      { ...review, product_id: product.id, comment: `New ${name}`, created_at: `${day}-02T10:00:00Z` },
    ]);
  }

  const { body } = await shop.get<Home>('/home');

  expect(body.data.reviews.map(({ comment }) => comment)).toEqual(['New Bat', 'New Crown', 'New Lotus']);
  expect(body.data.reviews[0]).toEqual({
    id: expect.any(Number),
    name: 'Ananya',
    city: 'Pune',
    rating: 5,
    comment: 'New Bat',
    product: { name: 'Bat', slug: 'bat' },
  });
});

test.each<Partial<NewReview>>([
  { state: 'waiting' },
  { state: 'hidden' },
  { is_verified: false },
  { rating: 3 },
  { city: '' },
  { comment: 'long '.repeat(60) },
])('the home page leaves out a review with %j', async (fields) => {
  const { sell } = await openShop(await shop.as('Administrator'));
  const { id: product_id } = await sell('Chai', []);
  await shop.database.db.insert(reviews).values({ ...review, product_id, ...fields });

  expect(await listHomeReviews(shop.database.db)).toEqual([]);
});

test('the home page leaves out the reviews of an inactive product', async () => {
  const { sell } = await openShop(await shop.as('Administrator'));
  const { id: product_id } = await sell('Chai', [], { is_active: false });
  await shop.database.db.insert(reviews).values({ ...review, product_id });

  expect(await listHomeReviews(shop.database.db)).toEqual([]);
});
