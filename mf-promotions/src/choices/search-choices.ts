import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Category, ListResponse, ProductRow, VariantRow } from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';
import { useDebounced } from '@lumora/shared-ui';

/** Most choices that one search shows; typing narrows them. */
const mostShown = 20;

/** Products whose words match what is typed. */
export function useProductSearch(typed: string) {
  return useSearch<ProductRow>('/admin/products/list', typed);
}

/** Variants, of all products, whose product or SKU matches what is typed. */
export function useVariantSearch(typed: string) {
  return useSearch<VariantRow>('/admin/product-variants-and-attributes/list', typed);
}

/** Every category; the pages of the taxonomy keep the same rows under the same key. */
export function useCategories() {
  return useQuery({
    queryKey: ['taxonomy', 'categories'],
    queryFn: async ({ signal }) => (await http.get<ListResponse<Category>>('/admin/categories/list', { signal })).data,
    staleTime: 60_000,
  });
}

function useSearch<Row>(path: string, typed: string) {
  const q = useDebounced(typed.trim(), 250);
  return useQuery({
    queryKey: ['choices', path, q],
    queryFn: async ({ signal }) => {
      const query = { q, page: 1, page_size: mostShown };
      return (await http.get<ListResponse<Row>>(path, { query, signal })).data;
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
