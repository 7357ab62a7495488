import { queryOptions } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { ShopOrder } from '@lumora/shared-contract/orders';
import { isRejection } from './is-rejection.ts';

/** Fetches an order by its reference and phone number. Stale after 15 s, because its status changes. */
export function orderQuery(reference: string, phone: string) {
  return queryOptions({
    queryKey: ['order', reference, phone],
    queryFn: async ({ signal }) =>
      (await http.get<ApiResponse<ShopOrder>>(`/orders/${encodeURIComponent(reference)}`, { query: { phone }, signal }))
        .data,
    staleTime: 15_000,
    // a wrong number is not sent again automatically, because the server limits wrong attempts
    refetchOnWindowFocus: ({ state }) => state.data !== undefined,
    retry: (count, error) => count < 2 && !isRejection(error),
    networkMode: 'always', // fails at once when offline instead of waiting for the network
  });
}
