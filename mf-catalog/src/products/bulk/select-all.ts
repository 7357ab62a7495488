import { listProducts } from '../../catalog-api.ts';
import type { ProductPathParams } from '../product-path.ts';
import type { SelectedProducts } from './bulk-run.ts';

const pageSize = 100;

/** Every product that matches, page by page in an order that nobody's work changes; `tell` hears how many are found. */
export async function findAll(
  query: ProductPathParams,
  tell: (count: number) => void,
  signal: AbortSignal,
): Promise<SelectedProducts> {
  const found = new Map<number, string>();

  for (let page = 1; ; page += 1) {
    const { rows, total } = await listProducts({ ...query, sort: 'id', page, page_size: pageSize }, signal);
    rows.forEach(({ id, name }) => found.set(id, name));
    tell(found.size);
    if (page * pageSize >= total) return found;
  }
}
