import type { ShopList } from '@lumora/shared-contract';
import { indianNumber } from '../prices/indian-number.ts';

/** What the list is called under the filters of its address. */
export function listTitle(search: URLSearchParams, list: ShopList | null | undefined): string {
  const q = search.get('q')?.trim();
  if (q) return `Signs for “${q}”`;
  const category = list?.facets.categories.find(({ id }) => String(id) === search.get('category_id'));
  const sub = category?.sub_categories.find(({ id }) => String(id) === search.get('sub_category_id'));
  return sub?.title ?? category?.title ?? 'All signs';
}

/** `1,204 signs` */
export function countWords(total = 0): string {
  return total === 1 ? '1 sign' : `${indianNumber(total)} signs`;
}
