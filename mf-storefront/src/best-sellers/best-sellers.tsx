import { queryOptions, useQuery } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ShopCard } from '@lumora/shared-contract/storefront';
import { ProductGrid } from '../product-card/product-grid.tsx';
import * as styles from './best-sellers.module.css';

/** Renders best sellers where a page has nothing else to show; nothing when they cannot be loaded. */
export function BestSellers() {
  const { data, isError } = useQuery(bestSellersQuery);
  if (isError || data?.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="best-sellers-heading">
      <h2 id="best-sellers-heading">Best sellers</h2>
      <ProductGrid products={data?.map(withoutBadge)} isShelf />
    </section>
  );
}

/** Omits the badge “Best seller”, which the heading repeats. */
const withoutBadge = (product: ShopCard): ShopCard => ({ ...product, is_best: false });

const bestSellersQuery = queryOptions({
  queryKey: ['best-sellers'],
  queryFn: async ({ signal }) =>
    (await http.get<{ data: ShopCard[] }>('/products/featured', { signal })).data.slice(0, 4),
  retryOnMount: false,
});
