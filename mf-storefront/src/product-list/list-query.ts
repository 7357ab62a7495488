import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http, isHttpError } from '@lumora/shared-auth/core';
import type { ShopList } from '@lumora/shared-contract';
import { listQueryOf } from './list-search.ts';

/** The products that an address asks for; null when its filters make no sense. */
export function listQuery(search: URLSearchParams) {
  const query = listQueryOf(search);
  return queryOptions({
    queryKey: ['products', query],
    queryFn: async ({ signal }) => {
      try {
        return await http.get<ShopList>('/products', { query, signal });
      } catch (error) {
        if (isHttpError(error) && (error.status === 422 || error.status === 400)) return null;
        throw error;
      }
    },
    retryOnMount: false,
    placeholderData: keepPreviousData, // while a filter is applied the list before stays, dimmed
  });
}
