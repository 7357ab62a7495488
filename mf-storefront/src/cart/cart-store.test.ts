import { afterEach, expect, test } from '@jest/globals';
import { createCart } from './cart-store.ts';

const line = { variant_id: 7, quantity: 2 };
const stored = (text: string) => localStorage.setItem('lumora-cart', text);
const realSetItem = Storage.prototype.setItem;

afterEach(() => {
  Storage.prototype.setItem = realSetItem;
  localStorage.clear();
});

test('What was put in is there after the page is opened anew, as ids and quantities and nothing else', () => {
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
])('Of the stored text %s are read the lines %j', (text, lines) => {
  stored(text);

  expect(createCart(window).get()).toEqual(lines);
});

test('However many lines lie in the storage, 50 are read', () => {
  stored(JSON.stringify(Array.from({ length: 999 }, (_, index) => ({ variant_id: index + 1, quantity: 1 }))));

  expect(createCart(window).get()).toHaveLength(50);
});

test('A change in another tab is told, and read', () => {
  const cart = createCart(window);
  const seen: unknown[] = [];
  const stop = cart.subscribe(() => seen.push(cart.get()));

  stored(JSON.stringify([line]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'lumora-cart' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));

  expect(seen).toEqual([[line]]);
});

test('Until something changes the list is the same object', () => {
  stored(JSON.stringify([line]));
  const cart = createCart(window);

  expect(cart.get()).toBe(cart.get());
});

test('Where the storage is full or closed, the cart lasts as long as the page', () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const cart = createCart(window);

  cart.replace([line]);

  expect(cart.get()).toEqual([line]);
});
