import { expect, test } from '@jest/globals';
import { discountPercent } from './discount.ts';

const cases: [show: number, selling: number, percent: number, why: string][] = [
  [1000, 750, 25, 'a quarter off'],
  [2399, 899, 63, '62.5…% is rounded up'],
  [1999, 899.99, 55, '54.97…% is rounded up'],
  [899, 599, 33, '33.37…% is rounded down'],
  [300, 200, 33, 'a third off'],
  [300, 100, 67, 'two thirds off'],
  [200, 171, 15, '14.5% is rounded up'],
  [200, 87, 57, '56.5% is rounded up'],
  [40, 17, 58, '57.5% is rounded up'],
  [200, 199, 1, '0.5% is rounded up'],
  [1000, 996, 0, '0.4% is rounded down'],
  [1000, 4, 100, '99.6% is rounded up'],
  [0.3, 0.1, 67, 'prices below one rupee'],
  [0.02, 0.01, 50, 'the smallest price that has a discount'],
  [49_999, 1, 100, 'almost 100% is rounded up'],
  [10_000_000, 9_949_999.99, 1, '0.5000001% is rounded up'],
  [1000, 1000, 0, 'equal prices'],
  [1000, 1001, 0, 'a selling price above the show price'],
  [1000, 0, 0, 'no selling price'],
  [0, 750, 0, 'no show price'],
  [0, 0, 0, 'no prices'],
];

test.each(cases)(
  'a show price of ₹%d and a selling price of ₹%d give a discount of %d%: %s',
  (show, selling, percent) => {
    expect(discountPercent(show, selling)).toBe(percent);
  },
);

test.each(cases)('the same prices in paise (₹%d, ₹%d) give the same discount of %d%', (show, selling, percent) => {
  expect(discountPercent(Math.round(show * 100), Math.round(selling * 100))).toBe(percent);
});
