import { queryOptions } from '@tanstack/react-query';
import { http, isHttpError } from '@lumora/shared-auth/core';
import type { ApiResponse, ShopOrder } from '@lumora/shared-contract';

/** An order, for whoever knows its phone number; looked up anew whenever its page is, because it goes on. */
export function orderQuery(reference: string, phone: string) {
  return queryOptions({
    queryKey: ['order', reference, phone],
    queryFn: async ({ signal }) =>
      (await http.get<ApiResponse<ShopOrder>>(`/orders/${encodeURIComponent(reference)}`, { query: { phone }, signal }))
        .data,
    staleTime: 15_000,
    // a number that did not fit is not tried again unasked: the server counts wrong ones
    refetchOnWindowFocus: ({ state }) => state.data !== undefined,
    retry: (count, error) => count < 2 && !(isHttpError(error) && error.status >= 400 && error.status < 500),
    networkMode: 'always', // without a network that is said, not waited for
  });
}
