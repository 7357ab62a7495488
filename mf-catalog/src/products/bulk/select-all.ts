import { listProducts } from '../../catalog-api.ts';
import type { ProductQuery } from '../search-params/product-search-params.ts';
import type { SelectedProduct } from './bulk-change.ts';
import type { SelectedProducts } from './bulk-run.ts';

const pageSize = 100;

/** Fetches all matching products page by page, ordered by id because it never changes. `onProgress` receives their count. */
export async function listMatchingProducts(
  query: ProductQuery,
  onProgress: (count: number) => void,
  signal: AbortSignal,
): Promise<SelectedProducts> {
  const found = new Map<number, SelectedProduct>();

  for (let page = 1; ; page += 1) {
    const { rows, total } = await listProducts({ ...query, sort: 'id', page, page_size: pageSize }, signal);
    rows.forEach((row) => found.set(row.id, row));
    onProgress(found.size);
    if (page * pageSize >= total) return found;
  }
}
