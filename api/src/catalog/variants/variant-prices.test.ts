import { expect, test } from '@jest/globals';
import type { Variant } from '@lumora/shared-contract/catalog';
import { makeVariants, variantCalls } from '../../../testing/catalog-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

const priceRules = {
  number: 'Price must be a number',
  min: 'Price is at least 0',
  max: 'Price is at most 10000000',
  paise: 'Price has at most two decimals',
};
const stockRules = {
  number: 'Stock must be a number',
  whole: 'Stock must be a whole number',
  min: 'Stock is at least 0',
  max: 'Stock is at most 1000000',
};

async function updateWith(fields: object) {
  const admin = await shop.as('Administrator');
  const { product, size, variants } = await makeVariants(admin, ['16x18']);
  const input = { product_id: product.id, attributes: [size.choose(0)], ...fields };
  return admin.post<Variant>(`${variantCalls}/update/${variants[0]?.id}`, input);
}

test.each([
  ['', 0],
  [null, 0],
  [0, 0],
  ['0', 0],
  ['899.99', 899.99],
  [899.99, 899.99],
  [0.1 + 0.2, 0.3],
  [1.1, 1.1],
  ['19.90', 19.9],
  [4.35, 4.35],
  [1.005e2, 100.5],
  [' 250 ', 250],
  [49_999, 49_999],
  [10_000_000, 10_000_000],
  [9_999_999.99, 9_999_999.99],
])('the API stores the price %j as %d rupees', async (sent, stored) => {
  const { status, body } = await updateWith({ purchase_price: sent, show_price: sent, selling_price: sent });

  expect(status).toBe(200);
  expect(body.data).toMatchObject({ purchase_price: stored, show_price: stored, selling_price: stored });
});

test.each([
  ['12.345', priceRules.paise],
  [0.001, priceRules.paise],
  [-1, priceRules.min],
  ['-0.01', priceRules.min],
  [1e9, priceRules.max],
  [10_000_000.01, priceRules.max],
  ['cheap', priceRules.number],
  ['1,999', priceRules.number],
  ['NaN', priceRules.number],
])('the API rejects the price %j', async (sent, message) => {
  const { status, body } = await updateWith({ selling_price: sent });

  expect(status).toBe(422);
  expect(body.fields).toEqual({ selling_price: message });
});

test.each([
  ['', 0],
  [null, 0],
  ['12', 12],
  [1_000_000, 1_000_000],
])('the API stores the stock %j as %d pieces', async (sent, stored) => {
  expect((await updateWith({ stock: sent })).body.data.stock).toBe(stored);
});

test.each([
  [-1, stockRules.min],
  ['1.5', stockRules.whole],
  [1e9, stockRules.max],
  ['many', stockRules.number],
])('the API rejects the stock %j', async (sent, message) => {
  const { status, body } = await updateWith({ stock: sent });

  expect(status).toBe(422);
  expect(body.fields).toEqual({ stock: message });
});

test.each([
  [true, 1],
  [1, 1],
  ['1', 1],
  ['true', 1],
  [false, 0],
  [0, 0],
  ['0', 0],
  ['false', 0],
  [undefined, 1],
])('the API stores is_active %j as %d', async (sent, stored) => {
  expect((await updateWith({ is_active: sent })).body.data.is_active).toBe(stored);
});

test.each([
  [2399, 899, 63],
  [200, 171, 15],
  [1000, 1000, 0],
  [1000, 1200, 0],
  [0, 100, 0],
  [0.3, 0.1, 67],
])(
  'a variant with the show price %d and the selling price %d has a discount of %d%',
  async (show_price, selling_price, percent) => {
    const { body } = await updateWith({ show_price, selling_price, discount_percent: 99 });

    expect(body.data.discount_percent).toBe(percent);
  },
);
