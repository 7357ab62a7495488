import { queryOptions, useQuery } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ShopCard } from '@lumora/shared-contract/storefront';
import { ProductShelf } from './product-shelf.tsx';
import { withoutBadges } from './without-badges.ts';

/** Renders best sellers where a page has nothing else to show; nothing when they cannot be loaded. */
export function BestSellers() {
  const { data, isError } = useQuery(bestSellersQuery);
  return isError ? null : <ProductShelf title="Best sellers" products={data?.map(withoutBadges)} />;
}

const bestSellersQuery = queryOptions({
  queryKey: ['best-sellers'],
  queryFn: async ({ signal }) =>
    (await http.get<{ data: ShopCard[] }>('/products/featured', { signal })).data.slice(0, 4),
  retryOnMount: false,
});
