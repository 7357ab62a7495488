import { expect, it } from '@jest/globals';
import { formatVoucherRule, formatVoucherScope } from './voucher-format.ts';

const plain = { min_order: 0, max_discount: null, per_customer_limit: null };
const percent = { ...plain, kind: 'percent', amount: 20 } as const;

it.each([
  [percent, '20% off'],
  [{ ...percent, max_discount: 1500 }, '20% off up\u00A0to\u00A0₹1,500'],
  [{ ...percent, max_discount: 1500, min_order: 2999 }, '20% off up\u00A0to\u00A0₹1,500 on orders from\u00A0₹2,999'],
  [{ ...percent, amount: 12.5, per_customer_limit: 1 }, '12.5% off, 1\u00A0per\u00A0customer'],
  [{ ...plain, kind: 'fixed', amount: 149999 } as const, '₹1,49,999 off'],
  [
    { ...plain, kind: 'fixed', amount: 99.5, max_discount: 50, min_order: 500 } as const,
    '₹99.50 off orders from\u00A0₹500',
  ],
])('formats the rule %j', (rule, text) => {
  expect(formatVoucherRule(rule)).toBe(text);
});

const makeTitled = (...titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }));

it.each([
  [{ products: [], categories: [] }, 'Whole shop'],
  [{ products: makeTitled('दिल वाला नियॉन'), categories: [] }, 'दिल वाला नियॉन'],
  [{ products: makeTitled('Heart', 'Star'), categories: makeTitled('Wedding Neon') }, '1 category, 2 products'],
])('formats the scope %j', (scope, text) => {
  expect(formatVoucherScope(scope)).toBe(text);
});
