import { queryOptions } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ApiResponse, ShopSummary } from '@lumora/shared-contract';

/** What every page shows of the shop. After a failure it asks again every 10 s, so an open page recovers by itself. */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<ShopSummary>>('/shop', { signal })).data,
  refetchInterval: ({ state }) => (state.status === 'error' ? 10_000 : false),
  retryOnMount: false, // a page that the server drew without the API is taken over as it is
});
