import { expect, it } from '@jest/globals';
import {
  flag,
  parseSearchParams,
  wholeNumber,
  formatSearchParams,
  type ListSearchParams,
} from './list-search-params.ts';

const stockLevels = ['in', 'low', 'out'] as const;

const productPath = {
  sortable: ['name', 'min_price'],
  parseFilters(say: (name: string) => string) {
    const category_id = wholeNumber(say('category_id'));
    return {
      category_id,
      sub_category_id: category_id && wholeNumber(say('sub_category_id')),
      is_active: flag(say('is_active')),
      best_seller: flag(say('best_seller')),
      new_arrival: flag(say('new_arrival')),
      stock: stockLevels.find((level) => level === say('stock')),
    };
  },
};

const read = (words: string) =>
  JSON.parse(JSON.stringify(parseSearchParams(new URLSearchParams(words), productPath))) as object;

it('an address without words asks for the first ten products', () => {
  expect(read('')).toEqual({ page: 1, page_size: 10 });
});

it('an address says page, order, search and filters by the names of the API', () => {
  const words =
    'page=3&page_size=50&sort=-min_price&q=wedding+sign&category_id=4&sub_category_id=9&is_active=true&best_seller=false&new_arrival=1&stock=low';

  expect(read(words)).toEqual({
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
])('%s makes no sense and is as if it were not said', (words) => {
  expect(read(words)).toEqual({ page: 1, page_size: 10 });
});

it('a written address reads as the query that it says, and leaves out what goes without saying', () => {
  const query = parseSearchParams(new URLSearchParams('category_id=4&page=2&is_active=false'), productPath);

  expect(formatSearchParams(query, productPath).toString()).toBe('category_id=4&is_active=false&page=2');
  expect(formatSearchParams({ ...query, page: 1, page_size: 20 }, productPath).get('page_size')).toBe('20');
  expect(parseSearchParams(formatSearchParams(query, productPath), productPath)).toEqual(query);
});

it('a list with an order of its own does not say it', () => {
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
