import type { ShopSort } from '@lumora/shared-contract/storefront';
import { repeatedParameters, singleParameters } from './list-parameters.ts';
import { splitPriceLimit } from './price-limit.ts';

/** Query of the API for a list of products; `size` and `colour` are comma-separated. */
export type ListQuery = Partial<
  Record<(typeof singleParameters)[number] | (typeof repeatedParameters)[number], string>
>;

/**
 * Parses the search parameters of the list into the query of the API, in a fixed order. Empty, unknown and invalid
 * parameters are dropped. A price limit in the search text becomes the max price. A min price above the max price is swapped
 * with it.
 */
export function parseListQuery(search: URLSearchParams): ListQuery {
  const split = splitSearchText(search);
  const entries = [
    ...singleParameters.map((name) => [name, split.get(name)?.trim().slice(0, maxTextLength) ?? ''] as const),
    ...repeatedParameters.map((name) => [name, split.getAll(name).filter(Boolean).sort().join(',')] as const),
  ];
  const query: ListQuery = Object.fromEntries(entries.filter(([name, value]) => value !== '' && isValid(name, value)));
  const { price_min: min, price_max: max } = query;
  if (min === undefined || max === undefined || Number(min) <= Number(max)) return query;
  return { ...query, price_min: max, price_max: min };
}

/** Returns the names of the active filters, once for each value. Ignores page, sort, campaign and empty parameters. */
export function activeFilters(search: URLSearchParams): string[] {
  const { page: _page, sort: _sort, ...filters } = parseListQuery(search);
  return [...splitSearchText(search).keys()].filter((name) => name in filters);
}

/** Returns the search parameters with a price limit in the search text as the max price, which it replaces. */
function splitSearchText(search: URLSearchParams): URLSearchParams {
  const limited = splitPriceLimit(search.get('q') ?? '');
  if (limited === null) return search;
  const split = new URLSearchParams(search);
  split.set('q', limited.text);
  split.set('price_max', limited.limit);
  return split;
}

/** Sort orders of the API with their labels; the first is the default. */
export const sortLabels: Record<ShopSort, string> = {
  featured: 'Featured',
  newest: 'Newest',
  price: 'Price, low to high',
  '-price': 'Price, high to low',
  name: 'Name',
};

/** Max length of a search text in the API. */
const maxTextLength = 200;

const wholeNumber = /^[1-9]\d{0,8}$/;
const price = /^\d{1,7}(\.\d{1,2})?$/;

/** Checks of single parameters; the API validates the others. */
const validators: Partial<Record<keyof ListQuery, (value: string) => boolean>> = {
  category_id: (value) => wholeNumber.test(value),
  sub_category_id: (value) => wholeNumber.test(value),
  price_min: (value) => price.test(value),
  price_max: (value) => price.test(value),
  in_stock: (value) => value === 'true',
  // the default order is omitted, so that both URLs share one query
  sort: (value) => value !== 'featured' && Object.hasOwn(sortLabels, value),
  page: (value) => /^[1-9]\d{0,4}$/.test(value),
};

function isValid(name: keyof ListQuery, value: string): boolean {
  return validators[name]?.(value) ?? true;
}
