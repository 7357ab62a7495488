import { expect, test } from '@jest/globals';
import { countOf } from './count-of.ts';

test.each([
  [0, '0 orders'],
  [1, '1 order'],
  [1_20_000, '1,20,000 orders'],
])('formats a count of %d as “%s”', (count, formatted) => {
  expect(countOf(count, 'order')).toBe(formatted);
});

test('takes a plural that does not end in s alone', () => {
  expect([countOf(1, 'batch', 'batches'), countOf(2, 'batch', 'batches')]).toEqual(['1 batch', '2 batches']);
});
