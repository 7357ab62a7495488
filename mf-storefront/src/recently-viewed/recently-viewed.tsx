import { queryOptions, useQuery } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { ShopCard } from '@lumora/shared-contract/storefront';
import { ProductGrid } from '../product-card/product-grid.tsx';
import { useRecentlyViewed } from './recently-viewed-ids.ts';
import * as styles from './recently-viewed.module.css';

/** Renders the recently viewed products except `without`; products that no longer exist are left out. */
export function RecentlyViewed({ without }: { without?: number }) {
  const ids = useRecentlyViewed()
    .filter((id) => id !== without)
    .slice(0, maxShown);
  const { data, isError } = useQuery({ ...cardsQuery(ids), enabled: ids.length > 0 });

  if (ids.length === 0 || isError || data?.length === 0) return null;
  return (
    <section className={styles['recent']} aria-labelledby="recently-viewed-heading">
      <h2 id="recently-viewed-heading">Recently viewed</h2>
      <ProductGrid products={data} placeholderCount={ids.length} isShelf />
    </section>
  );
}

const maxShown = 4;

function cardsQuery(ids: number[]) {
  return queryOptions({
    queryKey: ['product-cards', ids],
    queryFn: async ({ signal }) => {
      const query = { ids: ids.join(',') };
      return (await http.get<ApiResponse<ShopCard[]>>('/product-cards', { query, signal })).data;
    },
  });
}
