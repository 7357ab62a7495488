import { expect, test } from '@jest/globals';
import type { Variant } from '@lumora/shared-contract';
import { makeVariants, variantCalls } from '../../../testing/catalog-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

const priceRules = {
  number: 'Price must be a number',
  least: 'Price is at least 0',
  most: 'Price is at most 10000000',
  paise: 'Price has at most two decimals',
};
const stockRules = {
  number: 'Stock must be a number',
  whole: 'Stock must be a whole number',
  least: 'Stock is at least 0',
  most: 'Stock is at most 1000000',
};

async function storedWith(fields: object) {
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
])('a price sent as %j is kept as %d rupees', async (sent, kept) => {
  const { status, body } = await storedWith({ purchase_price: sent, show_price: sent, selling_price: sent });

  expect(status).toBe(200);
  expect(body.data).toMatchObject({ purchase_price: kept, show_price: kept, selling_price: kept });
});

test.each([
  ['12.345', priceRules.paise],
  [0.001, priceRules.paise],
  [-1, priceRules.least],
  ['-0.01', priceRules.least],
  [1e9, priceRules.most],
  [10_000_000.01, priceRules.most],
  ['cheap', priceRules.number],
  ['1,999', priceRules.number],
  ['NaN', priceRules.number],
])('a price sent as %j is refused', async (sent, message) => {
  const { status, body } = await storedWith({ selling_price: sent });

  expect(status).toBe(422);
  expect(body.fields).toEqual({ selling_price: message });
});

test.each([
  ['', 0],
  [null, 0],
  ['12', 12],
  [1_000_000, 1_000_000],
])('a stock sent as %j is kept as %d pieces', async (sent, kept) => {
  expect((await storedWith({ stock: sent })).body.data.stock).toBe(kept);
});

test.each([
  [-1, stockRules.least],
  ['1.5', stockRules.whole],
  [1e9, stockRules.most],
  ['many', stockRules.number],
])('a stock sent as %j is refused', async (sent, message) => {
  const { status, body } = await storedWith({ stock: sent });

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
])('is_active sent as %j is %d', async (sent, kept) => {
  expect((await storedWith({ is_active: sent })).body.data.is_active).toBe(kept);
});

test.each([
  [2399, 899, 63],
  [200, 171, 15],
  [1000, 1000, 0],
  [1000, 1200, 0],
  [0, 100, 0],
  [0.3, 0.1, 67],
])('shown at %d and sold at %d, a variant is %d% off', async (show_price, selling_price, percent) => {
  const { body } = await storedWith({ show_price, selling_price, discount_percent: 99 });

  expect(body.data.discount_percent).toBe(percent);
});
