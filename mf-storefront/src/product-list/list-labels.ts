import type { ShopList } from '@lumora/shared-contract/storefront';
import { rupees } from '@lumora/shared-contract/format';
import { parseListQuery } from './list-search.ts';

/** Returns the title of the list for its search parameters. */
export function listTitle(search: URLSearchParams, list: ShopList | null | undefined): string {
  const { q, price_max, category_id, sub_category_id } = parseListQuery(search);
  if (q !== undefined) return `Signs for “${q}”${price_max === undefined ? '' : ` up to ${rupees(Number(price_max))}`}`;
  if (category_id === undefined) return 'All signs';
  const category = list?.facets.categories.find(({ id }) => String(id) === category_id);
  const sub = category?.sub_categories.find(({ id }) => String(id) === sub_category_id);
  return sub?.title ?? category?.title ?? 'Signs'; // unknown category
}
