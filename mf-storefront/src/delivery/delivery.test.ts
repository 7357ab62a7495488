import { expect, test } from '@jest/globals';
import { availability, deliveryDates } from './delivery.ts';

test.each([
  [{ stock: 'in', max_quantity: 9 }, 'In stock, dispatched in 3–5 business days'],
  [{ stock: 'low', max_quantity: 2 }, 'Only 2 left, dispatched in 3–5 business days'],
  [{ stock: 'out', max_quantity: 0 }, 'Made to order, dispatched in 3–5 business days'],
  [undefined, 'Made to order, dispatched in 3–5 business days'],
] as const)('The availability of %j names one time until the dispatch', (variant, text) => {
  expect(availability(variant)).toBe(text);
});

test.each([
  ['a Wednesday', '2026-11-25T06:00:00Z', { dispatch: '28\u00A0Nov–\u20601\u00A0Dec', arrival: '1–\u20605\u00A0Dec' }],
  [
    'a Saturday evening, which is Sunday in India',
    '2026-11-28T20:00:00Z',
    { dispatch: '2–\u20604\u00A0Dec', arrival: '4–\u20609\u00A0Dec' },
  ],
])('An order of %s is dispatched and arrives on business days', (_day, ordered, dates) => {
  expect(deliveryDates(new Date(ordered))).toEqual(dates);
});
