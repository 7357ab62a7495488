import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http, isHttpError } from '@lumora/shared-auth/core';
import type { ShopList } from '@lumora/shared-contract/storefront';
import { parseListQuery } from './list-search.ts';

/** Fetches the products for the search parameters; null when the API rejects them (400 or 422). */
export function listQuery(search: URLSearchParams) {
  const query = parseListQuery(search);
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
    placeholderData: keepPreviousData, // the previous list stays visible, dimmed, while the new one loads
  });
}
