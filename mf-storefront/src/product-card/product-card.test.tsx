import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openShop } from '../testing/open-shop.ts';
import { card, product } from '../testing/sample-shop.ts';

let close: () => void;

afterEach(() => close());

const noFacets = { categories: [], price: null, sizes: [], colours: [], in_stock: 0 };
const unpriced = { price_from: null, price_to: null };
const list = { data: [{ ...card, ...unpriced }], meta: { total: 1, page: 1, pageSize: 24 }, facets: noFacets };

test.each([
  ['card', '/product-display', { '/products': () => list }],
  [
    'page',
    '/products/chai-and-chill',
    { '/products/chai-and-chill': () => ({ data: { ...product, ...unpriced, options: [], variants: [] } }) },
  ],
])('The %s of a product without a price says that the price varies', async (_place, path, responses) => {
  close = openShop(path, undefined, responses);

  expect(await screen.findByText('Custom-made • Price varies by size')).toBeVisible();
});

test('The chat link of a card opens a chat with the default message', async () => {
  close = openShop('/product-display');

  const link = await screen.findByRole('link', { name: 'Ask about Chai & Chill on WhatsApp' });

  expect(link).toHaveAttribute('href', 'https://wa.me/919876543210?text=Hi%20I%20want%20a%20custom%20neon%20sign');
});
