import { afterEach, expect, test } from '@jest/globals';
import { createCart } from './cart-store.ts';

const line = { variant_id: 7, quantity: 2 };
const writeStorage = (text: string) => localStorage.setItem('lumora-cart', text);
const realSetItem = Storage.prototype.setItem;

afterEach(() => {
  Storage.prototype.setItem = realSetItem;
  localStorage.clear();
});

test('The cart is stored across page loads as ids and quantities only', () => {
  createCart(window).replace([line]);

  expect(createCart(window).get()).toEqual([line]);
  expect(localStorage.getItem('lumora-cart')).toBe('[{"variant_id":7,"quantity":2}]');
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

  expect(createCart(window).get()).toEqual(lines);
});

test('At most 50 lines are read from storage', () => {
  writeStorage(JSON.stringify(Array.from({ length: 999 }, (_, index) => ({ variant_id: index + 1, quantity: 1 }))));

  expect(createCart(window).get()).toHaveLength(50);
});

test('Listeners are notified of a change in another tab and read the new lines', () => {
  const cart = createCart(window);
  const seen: unknown[] = [];
  const unsubscribe = cart.subscribe(() => seen.push(cart.get()));

  writeStorage(JSON.stringify([line]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'lumora-cart' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  unsubscribe();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));

  expect(seen).toEqual([[line]]);
});

test('get returns the same array until something changes', () => {
  writeStorage(JSON.stringify([line]));
  const cart = createCart(window);

  expect(cart.get()).toBe(cart.get());
});

test('The cart stays in memory when storage is full or forbidden', () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const cart = createCart(window);

  cart.replace([line]);

  expect(cart.get()).toEqual([line]);
});
