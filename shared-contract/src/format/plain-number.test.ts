import { expect, test } from '@jest/globals';
import { plainNumber } from './plain-number.ts';

test.each([
  ['₹1,49,999.00', '149999.00'],
  ['₹ 1,234,567', '1234567'],
  ['+₹1,000', '+1000'],
  ['Rs. 1,499/- ', '1499'],
  ['1499', '1499'],
  ['1499,50', '1499,50'],
  ['1,50', '1,50'],
])('a formatted number is converted to a plain one, unless its comma may separate decimals: %s', (text, plain) => {
  expect(plainNumber(text)).toBe(plain);
});
