import { expect, test } from '@jest/globals';
import { sampleProducts } from './sample-products.ts';
import { reviewsOf } from './sample-reviews.ts';

const all = sampleProducts.map((_product, index) => reviewsOf(index));

test('most sample products have two to six reviews, with different names and comments', () => {
  const reviewed = all.filter(({ length }) => length > 0);

  expect(reviewed.length / all.length).toBeGreaterThan(0.8);
  for (const reviews of reviewed) {
    expect(reviews.length).toBeGreaterThanOrEqual(2);
    expect(reviews.length).toBeLessThanOrEqual(6);
    expect(new Set(reviews.map(({ comment }) => comment)).size).toBe(reviews.length);
    expect(new Set(reviews.map(({ name }) => name)).size).toBe(reviews.length);
  }
});

test('sample reviews have three to five stars, a few are waiting, and none is older than its product', () => {
  const reviews = all.flat();

  expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([5, 4, 3]));
  const waiting = reviews.filter(({ state }) => state === 'waiting');
  expect(waiting.length).toBeGreaterThanOrEqual(3);
  expect(waiting.length).toBeLessThan(12);
  expect(reviews.filter(({ age }) => age <= 0 || age >= 1)).toEqual([]);
});

test('no two reviews of the shop are the same, and each names its product', () => {
  const comments = all.flat().map(({ comment }) => comment);
  const nameless = all.flatMap((reviews, index) =>
    reviews.filter(({ comment }) => !comment.includes(sampleProducts[index]?.product.name ?? '?')),
  );

  expect(new Set(comments).size).toBe(comments.length);
  expect(nameless).toEqual([]);
});
