import { expect, it } from '@jest/globals';
import { flag, readAddress, wholeNumber, writeAddress, type ListAddress } from './list-address.ts';

const stockLevels = ['in', 'low', 'out'] as const;

const productAddress = {
  sortable: ['name', 'min_price'],
  readFilters(say: (name: string) => string) {
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
  JSON.parse(JSON.stringify(readAddress(new URLSearchParams(words), productAddress))) as object;

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
  const query = readAddress(new URLSearchParams('category_id=4&page=2&is_active=false'), productAddress);

  expect(writeAddress(query, productAddress).toString()).toBe('category_id=4&is_active=false&page=2');
  expect(writeAddress({ ...query, page: 1, page_size: 20 }, productAddress).get('page_size')).toBe('20');
  expect(readAddress(writeAddress(query, productAddress), productAddress)).toEqual(query);
});

it('a list with an order of its own does not say it', () => {
  const stocks: ListAddress<object> = { sortable: ['sku', 'stock'], firstSort: 'stock', readFilters: () => ({}) };
  const query = readAddress(new URLSearchParams(), stocks);

  expect(query.sort).toBe('stock');
  expect(writeAddress(query, stocks).toString()).toBe('');
  expect(writeAddress({ ...query, sort: 'sku' }, stocks).toString()).toBe('sort=sku');
});
