import { queryOptions } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { ShopSummary } from '@lumora/shared-contract/storefront';

/** Fetches the shop's name, contacts and categories for the frame. Refetches every 10 s after an error, so that an open page recovers. */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<ShopSummary>>('/shop', { signal })).data,
  refetchInterval: ({ state }) => (state.status === 'error' ? 10_000 : false),
  retryOnMount: false, // a page rendered without the API is hydrated unchanged
});
