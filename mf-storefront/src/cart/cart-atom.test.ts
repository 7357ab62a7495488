import { afterEach, expect, test } from '@jest/globals';
import { createStore } from 'jotai';
import { cartAtom } from './cart-atom.ts';

const line = { variant_id: 7, quantity: 2 };
const writeStorage = (text: string) => localStorage.setItem('lumora-cart', text);
const realSetItem = Storage.prototype.setItem;
let close = () => {};

afterEach(() => {
  close();
  Storage.prototype.setItem = realSetItem;
  localStorage.clear();
});

/** Returns the store of a page with a component that uses the cart. */
function openPage() {
  const store = createStore();
  close = store.sub(cartAtom, () => undefined);
  return store;
}

test('The cart is stored across page loads as ids and quantities only', () => {
  openPage().set(cartAtom, [line]);

  expect(localStorage.getItem('lumora-cart')).toBe('[{"variant_id":7,"quantity":2}]');
  close();
  expect(openPage().get(cartAtom)).toEqual([line]);
});

test.each([
  ['', []],
  ['{', []],
  ['null', []],
  ['{"lines":[]}', []],
  ['"text"', []],
  ['[null,1,"x",[],{}]', []],
  ['[{"variant_id":"7","quantity":2},{"variant_id":7,"quantity":0},{"variant_id":-1,"quantity":1}]', []],
  ['[{"variant_id":7.5,"quantity":1},{"variant_id":7,"quantity":1e400}]', []],
  ['[{"variant_id":7,"quantity":2,"price":1,"name":"x"}]', [line]],
  ['[{"variant_id":7,"quantity":2},{"variant_id":7,"quantity":9}]', [line]],
  [
    '[{"design_id":"x7k2m9q4","quantity":2},{"design_id":"x7k2m9q4","quantity":1}]',
    [{ design_id: 'x7k2m9q4', quantity: 2 }],
  ],
  ['[{"design_id":"<script>","quantity":2},{"design_id":7,"quantity":2}]', []],
  ['[{"variant_id":7,"quantity":9999}]', [{ variant_id: 7, quantity: 20 }]],
])('The stored text %s is parsed as the lines %j', (text, lines) => {
  writeStorage(text);

  expect(openPage().get(cartAtom)).toEqual(lines);
});

test('At most 50 lines are read from storage', () => {
  writeStorage(JSON.stringify(Array.from({ length: 999 }, (_, index) => ({ variant_id: index + 1, quantity: 1 }))));

  expect(openPage().get(cartAtom)).toHaveLength(50);
});

test('A page reads the lines of another tab when that changes them', () => {
  const store = openPage();

  writeStorage(JSON.stringify([line]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(store.get(cartAtom)).toEqual([]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'lumora-cart' }));

  expect(store.get(cartAtom)).toEqual([line]);
});

test('A page restored from the back/forward cache reads the lines again', () => {
  const store = openPage();

  writeStorage(JSON.stringify([line]));
  window.dispatchEvent(new Event('pageshow'));

  expect(store.get(cartAtom)).toEqual([line]);
});

test('The cart stays in memory when storage is full or forbidden', () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  openPage().set(cartAtom, [line]);
  close();

  expect(openPage().get(cartAtom)).toEqual([line]);
});
