import { expect, test } from '@jest/globals';
import { matchesPath } from './match-path.ts';

test.each([
  ['/admin/products', '/admin/products'],
  ['/admin/products', '/Admin/Products/'],
  ['/admin/products/:id/edit', '/admin/products/12/edit'],
  ['/products/:slug', '/products/%E0%A4%9A%E0%A4%BE%E0%A4%AF'],
  ['/', '/'],
])('matchesPath matches %s with %s', (pattern, path) => {
  expect(matchesPath(pattern, path)).toBe(true);
});

test.each([
  ['/admin/products', '/admin'],
  ['/admin/products/:id', '/admin/products/'],
  ['/admin/products/:id', '/admin/products/12/edit'],
  ['/cart', '/carts'],
])('matchesPath does not match %s with %s', (pattern, path) => {
  expect(matchesPath(pattern, path)).toBe(false);
});
