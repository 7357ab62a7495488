import { queryOptions, useQuery } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ShopCard, ShopList } from '@lumora/shared-contract/storefront';
import { ProductShelf } from '../product-shelf/product-shelf.tsx';
import { withoutBadges } from '../product-shelf/without-badges.ts';

/** Renders products of categories of logos, of neon first; nothing when they cannot be loaded. */
export function LogoExamples() {
  const { data, isError } = useQuery(logosQuery);
  return isError ? null : <ProductShelf title="Logos we have made" products={data?.map(withoutBadges)} />;
}

const logosQuery = queryOptions({
  queryKey: ['logo-examples'],
  queryFn: async ({ signal }) => {
    const { data } = await http.get<ShopList>('/products', { query: { q: 'logo' }, signal });
    // the search also finds words like it
    const logos = data.filter(({ category }) => /logo/i.test(category.title));
    // the page offers neon tubes, not letters of LEDs
    return logos.toSorted((a, b) => Number(isNeon(b)) - Number(isNeon(a))).slice(0, 4);
  },
  retryOnMount: false,
});

const isNeon = ({ category }: ShopCard) => /neon/i.test(category.title);
