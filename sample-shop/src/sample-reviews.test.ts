import { expect, test } from '@jest/globals';
import { sampleProducts } from './sample-products.ts';
import { reviewsOf } from './sample-reviews.ts';

const all = sampleProducts.map((_product, place) => reviewsOf(place));

test('most of the sample’s products have two to six reviews, and nobody says the same twice of one', () => {
  const spoken = all.filter(({ length }) => length > 0);

  expect(spoken.length / all.length).toBeGreaterThan(0.8);
  for (const reviews of spoken) {
    expect(reviews.length).toBeGreaterThanOrEqual(2);
    expect(reviews.length).toBeLessThanOrEqual(6);
    expect(new Set(reviews.map(({ comment }) => comment)).size).toBe(reviews.length);
    expect(new Set(reviews.map(({ name }) => name)).size).toBe(reviews.length);
  }
});

test('their stars are honest, a few wait, and their times lie within the product’s', () => {
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
