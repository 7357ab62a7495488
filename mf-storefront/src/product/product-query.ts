import { queryOptions } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { Accessory, ShopCard, ShopProduct } from '@lumora/shared-contract/storefront';
import { getOrNull } from '../not-found/get-or-null.ts';

/** Fetches a product by its current or a former slug; null for a 404. */
export function productQuery(slug: string) {
  return queryOptions({
    queryKey: ['product', slug],
    queryFn: ({ signal }) => getOrNull<ShopProduct>(`/products/${encodeURIComponent(slug)}`, signal),
    retryOnMount: false,
  });
}

/** Fetches the related products. */
export function relatedQuery(id: number) {
  return queryOptions({
    queryKey: ['related', id],
    queryFn: async ({ signal }) => (await http.get<{ data: ShopCard[] }>(`/products/${id}/related`, { signal })).data,
    retryOnMount: false,
  });
}

/** Fetches the accessories that are offered with every sign. */
export const accessoriesQuery = queryOptions({
  queryKey: ['accessories'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<Accessory[]>>('/accessories', { signal })).data,
  retryOnMount: false,
});
