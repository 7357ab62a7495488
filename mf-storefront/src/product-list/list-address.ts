import type { Query } from '@lumora/shared-auth/core';

/** What a list may be narrowed by, named alike in the page's address and in the API's query. */
const single = ['q', 'category_id', 'sub_category_id', 'price_min', 'price_max', 'in_stock', 'sort', 'page'] as const;
const several = ['size', 'colour'] as const;

/** The API's query of an address, in one order whatever that of the address; empty and foreign parameters are dropped. */
export function listQueryOf(search: URLSearchParams): Query {
  const entries = [
    ...single.map((name) => [name, search.get(name)?.trim() ?? ''] as const),
    ...several.map((name) => [name, search.getAll(name).filter(Boolean).sort().join(',')] as const),
  ];
  return Object.fromEntries(entries.filter(([name, value]) => value !== '' && makesSense(name, value)));
}

/** The parameters that leave fewer products, each as often as it stands there: not the marks of a campaign, nor empty ones. */
export function narrowingOf(search: URLSearchParams): string[] {
  const { page: _page, sort: _sort, ...narrowing } = listQueryOf(search);
  return [...search.keys()].filter((name) => name in narrowing);
}

const numbers = new Set(['category_id', 'sub_category_id', 'price_min', 'price_max', 'page']);

function makesSense(name: string, value: string): boolean {
  return !numbers.has(name) || /^\d{1,9}(\.\d{1,2})?$/.test(value);
}

/** The address of the list with some parameters changed; anything but `page` starts at the first page again. */
export function listAddress(search: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const query = next.toString();
  return query === '' ? listPath : `${listPath}?${query}`;
}

export const listPath = '/product-display';

/** The list of one category. */
export function categoryPath(id: number): string {
  return `${listPath}?category_id=${id}`;
}
