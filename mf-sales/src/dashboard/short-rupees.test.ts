import { expect, it } from '@jest/globals';
import { shortRupees } from './short-rupees.ts';

it.each([
  [0, '₹0'],
  [500, '₹500'],
  [2500, '₹2.5k'],
  [30_000, '₹30k'],
  [150_000, '₹1.5L'],
  [20_000_000, '₹2Cr'],
])('formats %d on an axis as %s', (amount, text) => {
  expect(shortRupees(amount)).toBe(text);
});
