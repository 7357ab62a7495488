import { expect, test } from '@jest/globals';
import { splitPriceLimit } from './price-limit.ts';

test.each([
  ['gift under ₹5,000', { text: 'gift', limit: '5000' }],
  ['Gift Below 5k', { text: 'Gift', limit: '5000' }],
  ['name sign up to Rs. 3000 rupees ', { text: 'name sign', limit: '3000' }],
  ['under 900', { text: '', limit: '900' }],
  ['under 18', null],
  ['thunder 3000', null],
  ['gift', null],
])('The price limit of “%s”', (text, expected) => {
  expect(splitPriceLimit(text)).toEqual(expected);
});
