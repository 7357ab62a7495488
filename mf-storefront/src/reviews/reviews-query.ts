import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ShopReviews } from '@lumora/shared-contract/reviews';

/** Fetches a page of a product's reviews with their summary. */
export function reviewsQuery(productId: number, page: number) {
  return queryOptions({
    queryKey: ['reviews', productId, page],
    queryFn: ({ signal }) => http.get<ShopReviews>(`/products/${productId}/reviews`, { query: { page }, signal }),
    retryOnMount: false,
    placeholderData: keepPreviousData,
  });
}

/** Parses the page of the reviews from the search parameter `reviews`; 1 when absent or invalid. */
export function reviewsPage(search: URLSearchParams): number {
  const page = search.get('reviews') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}
