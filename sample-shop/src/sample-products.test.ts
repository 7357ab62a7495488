import { expect, test } from '@jest/globals';
import { discountPercent } from '@lumora/shared-contract/catalog';
import { accessoryCategoryTitle } from '@lumora/shared-contract/storefront';
import { sampleAccessories } from './sample-accessories.ts';
import { sampleLines } from './lines/sample-lines.ts';
import { sampleProducts } from './sample-products.ts';
import { sampleCategories } from './sample-taxonomy.ts';
import { priceRange, variantsOf } from './sample-variants.ts';

const variants = sampleProducts.map(({ product }, index) => ({ product, own: variantsOf(product, index) }));
const all = variants.flatMap(({ own }) => own);

test('the sample has at least 64 products in all seven lines of the word wheel', () => {
  const lines = new Set(sampleLines.map(({ line }) => line));

  expect(sampleProducts.length).toBeGreaterThanOrEqual(64);
  expect([...lines].sort()).toEqual([
    'CUSTOM FLORO SIGN',
    'CUSTOM NEON SIGN',
    'LED BOARD',
    'LED LOGO',
    'LED NAMEPLATE',
    'NEON LOGO',
    'PRE-CUT NEON SIGNS',
  ]);
});

test('every sub-category has a product', () => {
  const filled = new Set([
    ...sampleProducts.map(({ line, product }) => `${line.category}: ${product.subCategory}`),
    ...sampleAccessories.map(({ subCategory }) => `${accessoryCategoryTitle}: ${subCategory}`),
  ]);
  const known = Object.entries(sampleCategories).flatMap(([title, children]) =>
    children.map((child) => `${title}: ${child}`),
  );

  expect(known.filter((place) => !filled.has(place))).toEqual([]);
});

test('every product comes in three to nine variants, each with a SKU of its own', () => {
  const counts = variants.map(({ own }) => own.length);
  const skus = all.map(({ sku }) => sku);

  expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...counts)).toBeLessThanOrEqual(9);
  expect(new Set(skus).size).toBe(skus.length);
  expect(skus.filter((sku) => !/^[\w./-]{1,60}$/.test(sku))).toEqual([]);
});

test('prices go from ₹899 to ₹49,999, and nothing is sold below what it cost or above what is struck through', () => {
  const paise = all.flatMap(({ selling_price, show_price }) => [selling_price, show_price]);
  const wrong = all.filter((row) => row.purchase_price >= row.selling_price || row.selling_price > row.show_price);

  expect([Math.min(...paise) / 100, Math.max(...paise) / 100]).toEqual([priceRange.min, priceRange.max]);
  expect(wrong).toEqual([]);
});

test('LED boards are half price, as the ribbon and the banner of the sample say', () => {
  const boards = sampleProducts.flatMap(({ line, product }, index) =>
    line.category === 'LED Boards' ? variantsOf(product, index) : [],
  );

  expect(new Set(boards.map(({ show_price, selling_price }) => discountPercent(show_price, selling_price)))).toEqual(
    new Set([50]),
  );
});

test('some variants are sold out and some nearly', () => {
  const soldOut = all.filter(({ stock }) => stock === 0);
  const low = all.filter(({ stock }) => stock > 0 && stock <= 5);

  expect(soldOut.length).toBeGreaterThan(0);
  expect(low.length).toBeGreaterThan(0);
  expect(soldOut.length + low.length).toBeLessThan(all.length / 2);
});

test('every product is described in two to four sentences and a short line', () => {
  const sentences = ({ description }: { description: string }) => description.match(/[.!?](?= [A-Z]|$)/g)?.length ?? 0;

  const odd = sampleProducts.filter(
    ({ product }) => sentences(product) < 2 || sentences(product) > 4 || product.short.length > 300,
  );

  expect(odd.map(({ product }) => product.name)).toEqual([]);
});
