import { expect, test } from '@jest/globals';
import { voucherDiscount, type VoucherLine, type VoucherRule } from './voucher-discount.ts';

/** 14 November 2026, 3:30 pm in India. */
const now = Date.parse('2026-11-14T10:00:00Z');

const plain: VoucherRule = {
  code: 'FEST10',
  kind: 'percent',
  amount: 10_00,
  min_order: 0,
  max_discount: null,
  usage_limit: null,
  per_customer_limit: null,
  used: 0,
  is_active: true,
  starts_at: null,
  ends_at: null,
  scope: null,
};
const percent = (hundredths: number, more: Partial<VoucherRule> = {}) => ({ ...plain, amount: hundredths, ...more });
const fixed = (paise: number, more: Partial<VoucherRule> = {}): VoucherRule => {
  return { ...plain, kind: 'fixed', amount: paise, ...more };
};

const weddings = { id: 7, title: 'Wedding Neon' };
const boards = { id: 8, title: 'LED Boards' };
const heart = { id: 70, title: 'Dil Se Double Heart' };
const inWeddings = { products: [], categories: [weddings] };
const onlyHeart = { products: [heart], categories: [] };

/** Cart lines with the heart (a product in weddings), another product in weddings, a board, a custom sign. */
const ofHeart = (total: number): VoucherLine => ({ product_id: 70, category_id: 7, total });
const ofWedding = (total: number): VoucherLine => ({ product_id: 71, category_id: 7, total });
const ofBoard = (total: number): VoucherLine => ({ product_id: 80, category_id: 8, total });
const ofDesign = (total: number): VoucherLine => ({ product_id: null, category_id: null, total });

const evaluate = (rule: VoucherRule, lines: VoucherLine[], usedByCustomer: number | null = null) =>
  voucherDiscount(rule, { lines, usedByCustomer, now });

test.each([
  // percent, rounded to whole rupees
  ['10 % of ₹1,000', percent(10_00), [ofBoard(1000_00)], 100_00],
  ['10 % of ₹899', percent(10_00), [ofBoard(899_00)], 90_00],
  ['100 % of ₹499', percent(100_00), [ofBoard(499_00)], 499_00],
  ['1 % of ₹49 is rounded down to 0', percent(1_00), [ofBoard(49_00)], 0],
  ['1 % of ₹50 is rounded up to ₹1', percent(1_00), [ofBoard(50_00)], 1_00],
  ['15 % of ₹999.99 = 149.9985', percent(15_00), [ofBoard(999_99)], 150_00],
  ['15 % of ₹999.90 = 149.985', percent(15_00), [ofBoard(999_90)], 150_00],
  ['15 % of ₹999.89 = 149.9835', percent(15_00), [ofBoard(999_89)], 150_00],
  ['12.5 % of ₹799 = 99.875', percent(12_50), [ofBoard(799_00)], 100_00],
  ['12.5 % of ₹100 = 12.5', percent(12_50), [ofBoard(100_00)], 13_00],
  ['12.5 % of ₹99.99 = 12.49875', percent(12_50), [ofBoard(99_99)], 12_00],
  ['0.01 % of ₹5,000 = 0.5', percent(1), [ofBoard(5000_00)], 1_00],
  ['33.33 % of ₹300 = 99.99', percent(33_33), [ofBoard(300_00)], 100_00],
  ['7 % of ₹1,49,999.95 = 10,499.9965', percent(7_00), [ofBoard(149999_95)], 10500_00],
  [
    '10 % of two lines is computed from their sum: 2.50 + 2.50',
    percent(10_00),
    [ofBoard(25_00), ofWedding(25_00)],
    5_00,
  ],
  ['10 % of ₹19,99,99,999.80', percent(10_00), [ofBoard(19999999980)], 2000000000],
  ['10 % of a custom sign of ₹2,499', percent(10_00), [ofDesign(2499_00)], 250_00],
  // with a cap
  ['20 % of ₹3,000, at most ₹500', percent(20_00, { max_discount: 500_00 }), [ofBoard(3000_00)], 500_00],
  [
    '20 % of ₹2,500, at most ₹500: exactly the maximum',
    percent(20_00, { max_discount: 500_00 }),
    [ofBoard(2500_00)],
    500_00,
  ],
  ['20 % of ₹2,499.95, at most ₹499.99', percent(20_00, { max_discount: 499_99 }), [ofBoard(2499_95)], 499_99],
  ['20 % of ₹100, at most ₹500', percent(20_00, { max_discount: 500_00 }), [ofBoard(100_00)], 20_00],
  ['100 % of ₹9,999, at most ₹0.50', percent(100_00, { max_discount: 50 }), [ofBoard(9999_00)], 50],
  // fixed
  ['₹200 off ₹1,000', fixed(200_00), [ofBoard(1000_00)], 200_00],
  ['₹200 off ₹200', fixed(200_00), [ofBoard(200_00)], 200_00],
  ['₹200 off ₹150.50: limited to the sum', fixed(200_00), [ofBoard(150_50)], 150_50],
  ['₹99.99 off ₹100', fixed(99_99), [ofBoard(100_00)], 99_99],
  ['₹500 off ₹1,000, at most ₹300', fixed(500_00, { max_discount: 300_00 }), [ofBoard(1000_00)], 300_00],
  // minimum order, of the whole cart
  ['₹100 off from ₹999 on, cart of ₹999', fixed(100_00, { min_order: 999_00 }), [ofBoard(999_00)], 100_00],
  [
    '₹100 off from ₹999 on, two lines',
    fixed(100_00, { min_order: 999_00 }),
    [ofBoard(500_00), ofHeart(499_00)],
    100_00,
  ],
  [
    '10 % of weddings from ₹2,000 on: ₹500 of them in a cart of ₹2,000',
    percent(10_00, { min_order: 2000_00, scope: inWeddings }),
    [ofWedding(500_00), ofBoard(1500_00)],
    50_00,
  ],
  // scope
  [
    '10 % of weddings, beside a board',
    percent(10_00, { scope: inWeddings }),
    [ofHeart(800_00), ofBoard(999_00)],
    80_00,
  ],
  [
    '10 % of weddings, two of them',
    percent(10_00, { scope: inWeddings }),
    [ofHeart(800_00), ofWedding(200_00)],
    100_00,
  ],
  ['10 % of the heart only', percent(10_00, { scope: onlyHeart }), [ofHeart(800_00), ofWedding(200_00)], 80_00],
  [
    '10 % of the heart or boards',
    percent(10_00, { scope: { products: [heart], categories: [boards] } }),
    [ofHeart(100_00), ofBoard(200_00), ofWedding(400_00)],
    30_00,
  ],
  [
    '10 % of the heart and its category: discounted once',
    percent(10_00, { scope: { products: [heart], categories: [weddings] } }),
    [ofHeart(100_00)],
    10_00,
  ],
  [
    '₹500 off weddings of ₹300 in a cart of ₹2,300',
    fixed(500_00, { scope: inWeddings }),
    [ofWedding(300_00), ofBoard(2000_00)],
    300_00,
  ],
  [
    '10 % of weddings excludes custom signs',
    percent(10_00, { scope: inWeddings }),
    [ofHeart(100_00), ofDesign(900_00)],
    10_00,
  ],
  // limits that are not reached
  ['the last use of five', percent(10_00, { usage_limit: 5, used: 4 }), [ofBoard(100_00)], 10_00],
  ['a limit per customer without a phone number', percent(10_00, { per_customer_limit: 1 }), [ofBoard(100_00)], 10_00],
  // dates
  ['exactly at the start', percent(10_00, { starts_at: '2026-11-14T10:00:00.000Z' }), [ofBoard(100_00)], 10_00],
  ['1 ms before the end', percent(10_00, { ends_at: '2026-11-14T10:00:00.001Z' }), [ofBoard(100_00)], 10_00],
])('the voucher discounts a cart: %s', (_name, rule, lines, discount) => {
  expect(evaluate(rule, lines)).toEqual({ discount, rejection: null });
});

test.each([
  [{ min_order: 999_00 }, [ofBoard(798_00)], 'Add ₹201 more to use FEST10.'],
  [{ min_order: 999_00 }, [ofBoard(998_99)], 'Add ₹0.01 more to use FEST10.'],
  [{ min_order: 150000_00 }, [ofBoard(500_00)], 'Add ₹1,49,500 more to use FEST10.'],
  [{ ends_at: '2026-11-03T18:30:00Z' }, [ofBoard(100_00)], 'FEST10 ended on 3 November.'],
  [{ ends_at: '2026-11-03T12:30:00Z' }, [ofBoard(100_00)], 'FEST10 ended on 3 November.'],
  [{ ends_at: '2025-12-31T18:30:00Z' }, [ofBoard(100_00)], 'FEST10 ended on 31 December 2025.'],
  [{ ends_at: '2026-11-14T10:00:00Z' }, [ofBoard(100_00)], 'FEST10 ended today at 3:29 pm.'],
  [{ starts_at: '2026-11-14T10:00:00.001Z' }, [ofBoard(100_00)], 'FEST10 starts today at 3:30 pm. Try again then.'],
  [{ starts_at: '2026-11-19T18:30:00Z' }, [ofBoard(100_00)], 'FEST10 starts on 20 November. Try again then.'],
  [{ starts_at: '2026-12-31T18:30:00Z' }, [ofBoard(1)], 'FEST10 starts on 1 January 2027. Try again then.'],
  [{ is_active: false }, [ofBoard(100_00)], 'FEST10 cannot be used at the moment. Try another code.'],
  [{ usage_limit: 5, used: 5 }, [ofBoard(100_00)], 'FEST10 has been used up. Try another code.'],
  [{ usage_limit: 1, used: 1 }, [ofBoard(100_00)], 'FEST10 has been used already. Try another code.'],
  [{ scope: inWeddings }, [ofBoard(100_00), ofDesign(5)], 'This voucher is for Wedding Neon only.'],
  [
    { scope: { products: [heart], categories: [weddings, boards] } },
    [ofDesign(100_00)],
    'This voucher is for Wedding Neon, LED Boards and Dil Se Double Heart only.',
  ],
  [
    { scope: { products: [heart, heart, heart], categories: [weddings, boards] } },
    [ofDesign(100_00)],
    'This voucher is for Wedding Neon, LED Boards, Dil Se Double Heart and 2 more only.',
  ],
  [
    { scope: { products: [], categories: [] } },
    [ofBoard(100_00)],
    'What FEST10 was for is no longer in the shop. Try another code.',
  ],
  [{}, [], 'Your cart is empty. Add a sign to use FEST10.'],
  [{}, [ofBoard(0)], 'Your cart is empty. Add a sign to use FEST10.'],
])('a voucher with %j does not apply to the lines %j: %s', (rule, lines, rejection) => {
  expect(evaluate({ ...plain, ...rule }, lines)).toEqual({ discount: 0, rejection });
});

test.each([
  [1, 0, null],
  [1, 1, 'You have used FEST10 already. Try another code.'],
  [2, 1, null],
  [2, 2, 'You have used FEST10 2 times, as often as one may. Try another code.'],
])(
  'a voucher with %d uses per customer, after %d uses, returns the message %s',
  (per_customer_limit, used, rejection) => {
    expect(evaluate({ ...plain, per_customer_limit }, [ofBoard(100_00)], used).rejection).toBe(rejection);
  },
);

test('the message about the scope takes precedence over the minimum order', () => {
  const rule = percent(10_00, { scope: inWeddings, min_order: 999_00 });

  expect(evaluate(rule, [ofBoard(10_00)]).rejection).toBe('This voucher is for Wedding Neon only.');
});
