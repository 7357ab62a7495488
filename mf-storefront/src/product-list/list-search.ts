import type { ShopSort } from '@lumora/shared-contract';

/** What the list may be narrowed by, named alike in the page's address and in the API's query. */
const single = ['q', 'category_id', 'sub_category_id', 'price_min', 'price_max', 'in_stock', 'sort', 'page'] as const;
const several = ['size', 'colour'] as const;

/** Every key of an address that the list reads. */
export const listQueryKeys: string[] = [...single, ...several];

export type ListQuery = Partial<Record<(typeof single)[number] | (typeof several)[number], string>>;

/**
 * The API's query of an address, in one order whatever that of the address; what is empty, foreign or makes no sense is
 * dropped. A lowest price above the highest means the range between them.
 */
export function listQueryOf(search: URLSearchParams): ListQuery {
  const entries = [
    ...single.map((name) => [name, search.get(name)?.trim().slice(0, mostLetters) ?? ''] as const),
    ...several.map((name) => [name, search.getAll(name).filter(Boolean).sort().join(',')] as const),
  ];
  const query: ListQuery = Object.fromEntries(
    entries.filter(([name, value]) => value !== '' && makesSense(name, value)),
  );
  const { price_min: least, price_max: most } = query;
  if (least === undefined || most === undefined || Number(least) <= Number(most)) return query;
  return { ...query, price_min: most, price_max: least };
}

/** The parameters that leave fewer products, each as often as it stands there: not the marks of a campaign, nor empty ones. */
export function activeFilters(search: URLSearchParams): string[] {
  const { page: _page, sort: _sort, ...narrowing } = listQueryOf(search);
  return [...search.keys()].filter((name) => name in narrowing);
}

/** What the API sorts by, and what that is called; the first is its order when it is told none. */
export const sortLabels: Record<ShopSort, string> = {
  featured: 'Featured',
  newest: 'Newest',
  price: 'Price, low to high',
  '-price': 'Price, high to low',
  name: 'Name',
};

/** As many as the API searches for. */
const mostLetters = 200;

const wholeNumber = /^[1-9]\d{0,8}$/;
const price = /^\d{1,7}(\.\d{1,2})?$/;

/** Of the rest the API says what it takes. */
const sane: Partial<Record<keyof ListQuery, (value: string) => boolean>> = {
  category_id: (value) => wholeNumber.test(value),
  sub_category_id: (value) => wholeNumber.test(value),
  price_min: (value) => price.test(value),
  price_max: (value) => price.test(value),
  in_stock: (value) => value === 'true',
  // the order of none is not told: both are one list
  sort: (value) => value !== 'featured' && Object.hasOwn(sortLabels, value),
  page: (value) => /^[1-9]\d{0,4}$/.test(value),
};

function makesSense(name: keyof ListQuery, value: string): boolean {
  return sane[name]?.(value) ?? true;
}
