import type { ShopReviews } from '@lumora/shared-contract/reviews';

/** Returns the schema.org properties of a Product for its reviews; an empty object without reviews. */
export function reviewData(reviews: ShopReviews | undefined): object {
  const average = reviews?.summary.average ?? null;
  if (reviews === undefined || average === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average.toFixed(1),
      reviewCount: reviews.summary.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.data.map(({ name, rating, comment, date }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      datePublished: date,
      reviewBody: comment,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    })),
  };
}
