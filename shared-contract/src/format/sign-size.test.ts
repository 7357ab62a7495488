import { expect, test } from '@jest/globals';
import { formatSize } from './sign-size.ts';

test.each([
  ['26x23', '66 × 58 cm'],
  ['16 × 18', '41 × 46 cm'],
  ['Large', null],
  ['26x', null],
])('The size %s in inches is %s', (title, text) => {
  expect(formatSize(title)).toBe(text);
});
