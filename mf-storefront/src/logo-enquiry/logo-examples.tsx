import { queryOptions, useQuery } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ShopList } from '@lumora/shared-contract/storefront';
import { ProductShelf } from '../product-shelf/product-shelf.tsx';

/** Renders products of categories of logos, with their prices; nothing when they cannot be loaded. */
export function LogoExamples() {
  const { data, isError } = useQuery(logosQuery);
  return isError ? null : <ProductShelf title="Logos we have made" products={data} />;
}

const logosQuery = queryOptions({
  queryKey: ['logo-examples'],
  queryFn: async ({ signal }) => {
    const { data } = await http.get<ShopList>('/products', { query: { q: 'logo' }, signal });
    // the search also finds words like it
    return data.filter(({ category }) => /logo/i.test(category.title)).slice(0, 4);
  },
  retryOnMount: false,
});
