import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ApiResponse, ReviewInput, ShopReview, ShopReviews } from '@lumora/shared-contract';

/** One page of what shoppers say of a product, and what they say in sum. */
export function reviewsQuery(productId: number, page: number) {
  return queryOptions({
    queryKey: ['reviews', productId, page],
    queryFn: ({ signal }) => http.get<ShopReviews>(`/products/${productId}/reviews`, { query: { page }, signal }),
    retryOnMount: false,
    placeholderData: keepPreviousData,
  });
}

/** Which page of the reviews an address asks for: `?reviews=2`. */
export function reviewsPage(search: URLSearchParams): number {
  const page = search.get('reviews') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** Sends a review. Resolves to it as others will read it once it is approved. */
export async function sendReview(productId: number, input: ReviewInput): Promise<ShopReview> {
  return (await http.post<ApiResponse<ShopReview>>(`/products/${productId}/reviews`, input)).data;
}
