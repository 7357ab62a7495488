import { expect, it } from '@jest/globals';
import {
  parseFlag,
  parseSearchParams,
  parseWholeNumber,
  formatSearchParams,
  type ListSearchParams,
} from './list-search-params.ts';

const stockLevels = ['in', 'low', 'out'] as const;

const productPath = {
  sortable: ['name', 'min_price'],
  parseFilters(param: (name: string) => string) {
    const category_id = parseWholeNumber(param('category_id'));
    return {
      category_id,
      sub_category_id: category_id && parseWholeNumber(param('sub_category_id')),
      is_active: parseFlag(param('is_active')),
      best_seller: parseFlag(param('best_seller')),
      new_arrival: parseFlag(param('new_arrival')),
      stock: stockLevels.find((level) => level === param('stock')),
    };
  },
};

const parse = (search: string) =>
  JSON.parse(JSON.stringify(parseSearchParams(new URLSearchParams(search), productPath))) as object;

it('parses an empty URL as the first page of ten products', () => {
  expect(parse('')).toEqual({ page: 1, page_size: 10 });
});

it('parses page, sort order, search and filters by the parameter names of the API', () => {
  const search =
    'page=3&page_size=50&sort=-min_price&q=wedding+sign&category_id=4&sub_category_id=9&is_active=true&best_seller=false&new_arrival=1&stock=low';

  expect(parse(search)).toEqual({
    page: 3,
    page_size: 50,
    sort: '-min_price',
    q: 'wedding sign',
    category_id: 4,
    sub_category_id: 9,
    is_active: true,
    best_seller: false,
    new_arrival: true,
    stock: 'low',
  });
});

it.each([
  'page=0',
  'page=two',
  'page=1.5',
  'page_size=7',
  'page_size=1000',
  'sort=purchase_price',
  'sort=--name',
  'category_id=-1',
  'category_id=all',
  'sub_category_id=9',
  'is_active=maybe',
  'is_active=constructor',
  'stock=plenty',
  'colour=red',
])('ignores the invalid parameter %s', (search) => {
  expect(parse(search)).toEqual({ page: 1, page_size: 10 });
});

it('formats a query without default values, and parses it back to the same query', () => {
  const query = parseSearchParams(new URLSearchParams('category_id=4&page=2&is_active=false'), productPath);

  expect(formatSearchParams(query, productPath).toString()).toBe('category_id=4&is_active=false&page=2');
  expect(formatSearchParams({ ...query, page: 1, page_size: 20 }, productPath).get('page_size')).toBe('20');
  expect(parseSearchParams(formatSearchParams(query, productPath), productPath)).toEqual(query);
});

it('leaves out the default sort order of a list', () => {
  const stocks: ListSearchParams<object> = {
    sortable: ['sku', 'stock'],
    defaultSort: 'stock',
    parseFilters: () => ({}),
  };
  const query = parseSearchParams(new URLSearchParams(), stocks);

  expect(query.sort).toBe('stock');
  expect(formatSearchParams(query, stocks).toString()).toBe('');
  expect(formatSearchParams({ ...query, sort: 'sku' }, stocks).toString()).toBe('sort=sku');
});
