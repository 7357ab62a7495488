import { expect, test } from '@jest/globals';
import { formatNumber } from './format-number.ts';
import { rupees } from './rupees.ts';

const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [1000, '₹1,000'],
  [149999, '₹1,49,999'],
  [12345678, '₹1,23,45,678'],
  [7999.5, '₹7,999.50'],
  [100000.05, '₹1,00,000.05'],
  [-1250, '-₹1,250'],
])('rupees formats %d as %s', (amount, text) => {
  expect(rupees(amount)).toBe(text);
});

test('rupees formats amounts from a paisa to a thousand crores as Intl.NumberFormat does for India', () => {
  const paise = Array.from({ length: 13 }, (_, digits) => [10 ** digits, 10 ** digits * 7 + 5, 10 ** digits * 99 + 33]);
  const amounts = paise.flat().map((amount) => amount / 100);
  expect(amounts.map((amount) => rupees(amount))).toEqual(
    amounts.map((amount) => (Number.isInteger(amount) ? whole : exact).format(amount)),
  );
});

test('formatNumber groups a count as Intl.NumberFormat does for India', () => {
  expect(formatNumber(250000)).toBe(new Intl.NumberFormat('en-IN').format(250000));
});
