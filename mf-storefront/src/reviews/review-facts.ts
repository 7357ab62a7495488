import type { ShopReviews } from '@lumora/shared-contract';

/** What search engines are told of the reviews of a product, inside its Product; nothing without one. */
export function reviewFacts(reviews: ShopReviews | undefined): object {
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
