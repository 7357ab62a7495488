import { queryOptions } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ShopList } from '@lumora/shared-contract/storefront';
import { parseListQuery, type ListQuery } from './list-search.ts';

/** Returns the query of the list for a searched text. */
export function parseSearchText(text: string): ListQuery {
  return parseListQuery(new URLSearchParams({ q: text }));
}

/** Fetches the first products that a search for `text` would list; disabled for less than two letters. */
export function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['suggestions', text],
    queryFn: async ({ signal }) => {
      const { data } = await http.get<ShopList>('/products', {
        query: { ...parseSearchText(text), page_size: maxSuggestions },
        signal,
      });
      return data;
    },
    enabled: text.length >= minTextLength,
    // the list neither closes nor jumps while letters are appended
    placeholderData: (products = [], earlier) =>
      products.length > 0 && text.startsWith(earlier?.queryKey[1] ?? '') ? products : undefined,
  });
}

const maxSuggestions = '5';
/** Min number of letters for suggestions. */
export const minTextLength = 2;
