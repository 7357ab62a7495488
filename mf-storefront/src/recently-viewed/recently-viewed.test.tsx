import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop.ts';

let close = () => {};

afterEach(() => {
  close();
  localStorage.clear();
});

const recent = () => screen.findByRole('region', { name: 'Recently viewed' });
const namesIn = (region: HTMLElement) => within(region).findAllByRole('heading', { level: 3 });

test('Recently viewed products are listed, the last one first, without products that no longer exist', async () => {
  localStorage.setItem('lumora-recently-viewed', '[12,13,404]');

  close = openShop('/product-display');

  const names = await namesIn(await recent());
  expect(names.map((name) => name.textContent)).toEqual(['Chai & Chill', 'Its sibling']);
});

test('The page of a product stores it and lists the other ones', async () => {
  localStorage.setItem('lumora-recently-viewed', '[13]');

  close = openShop('/products/chai-and-chill');

  const names = await namesIn(await recent());
  expect(names.map((name) => name.textContent)).toEqual(['Its sibling']);
  await waitFor(() => expect(localStorage.getItem('lumora-recently-viewed')).toBe('[12,13]'));
});

test('The section is not rendered without viewed products', async () => {
  close = openShop('/product-display');

  await screen.findByRole('heading', { level: 2, name: 'Chai & Chill' });
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
});

test('The section is not rendered with an invalid stored value', async () => {
  localStorage.setItem('lumora-recently-viewed', '{"not": "a list"}');

  close = openShop('/product-display');

  await screen.findByRole('heading', { level: 2, name: 'Chai & Chill' });
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
});
