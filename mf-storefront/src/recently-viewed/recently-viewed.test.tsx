import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop.ts';
import { addRecentlyViewed } from './recently-viewed-store.ts';

let close = () => {};

afterEach(() => {
  close();
  localStorage.clear();
});

const recent = () => screen.findByRole('region', { name: 'Recently viewed' });
const namesIn = (region: HTMLElement) => within(region).findAllByRole('heading', { level: 3 });

test('Shoppers find again what they looked at, the last one first; what is gone drops out', async () => {
  for (const id of [12, 404, 13, 12]) addRecentlyViewed(id);

  close = openShop('/product-display');

  const names = await namesIn(await recent());
  expect(names.map((name) => name.textContent)).toEqual(['Chai & Chill', 'Its sibling']);
});

test('A product’s page remembers it, and shows the others', async () => {
  addRecentlyViewed(13);

  close = openShop('/products/chai-and-chill');

  const names = await namesIn(await recent());
  expect(names.map((name) => name.textContent)).toEqual(['Its sibling']);
  await waitFor(() => expect(localStorage.getItem('lumora-recently-viewed')).toBe('[12,13]'));
});

test('Whoever has looked at nothing, or has something else stored there, sees no such section', async () => {
  localStorage.setItem('lumora-recently-viewed', '{"not": "a list"}');

  close = openShop('/product-display');

  await screen.findByRole('heading', { level: 2, name: 'Chai & Chill' });
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
});
