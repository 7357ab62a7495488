import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProductRow, VariantRow } from '@lumora/shared-contract/catalog';
import type { ListResponse } from '@lumora/shared-contract/http';
import { http } from '@lumora/shared-auth/core';
import { useDebounced } from '@lumora/shared-ui';
import { taxonomyRows } from '@lumora/shared-ui/taxonomy';

const maxResults = 20;

/** Searches products; debounced. Returns at most `maxResults` rows. */
export function useProductSearch(text: string) {
  return useSearch<ProductRow>('/admin/products/list', text);
}

/** Searches the variants of all products by product and SKU; debounced. Returns at most `maxResults` rows. */
export function useVariantSearch(text: string) {
  return useSearch<VariantRow>('/admin/product-variants-and-attributes/list', text);
}

/** Fetches all categories. */
export function useCategories() {
  return useQuery(taxonomyRows(http, 'categories'));
}

function useSearch<Row>(path: string, text: string) {
  const q = useDebounced(text.trim(), 250);
  return useQuery({
    queryKey: ['mf-promotions', 'choices', path, q],
    queryFn: async ({ signal }) => {
      const query = { q, page: 1, page_size: maxResults };
      return (await http.get<ListResponse<Row>>(path, { query, signal })).data;
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
