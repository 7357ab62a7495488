import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop } from '../testing/open-shop.ts';

let close: () => void;

beforeEach(async () => {
  close = openShop('/nowhere');
  await screen.findByRole('link', { name: 'Best Seller' });
});

afterEach(() => close());

const placesIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')] as const);

test('The nav leads to the lines of the shop, the cart and the profile', () => {
  const places = new Map(placesIn(screen.getByRole('banner')));

  expect(places.get('Best Seller')).toBe('/product-display?sort=featured');
  expect(places.get('Custom Neon')).toBe('/custom-neon');
  expect(places.get('Design')).toBe('/#configure');
  expect(places.get('Cart')).toBe('/cart');
  expect(places.get('Profile')).toBe('/auth/login');
});

test('Search leads from any page to the field of the list, also from a narrowed list', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  expect(await screen.findByRole('searchbox', { name: 'Search signs' })).toHaveFocus();

  await userEvent.click(await screen.findByRole('checkbox', { name: /Pink/ }));
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));

  expect(screen.getByRole('searchbox', { name: 'Search signs' })).toHaveFocus();
  expect(screen.getByRole('searchbox', { name: 'Search signs' })).not.toHaveAttribute('tabindex');
});

test('Every link of the footer leads to a page', () => {
  const places = placesIn(screen.getByRole('contentinfo'));

  const labels = places.map(([label]) => label);
  for (const label of ['Home', 'Offers', 'Explore', 'Listings', 'Info', 'Sign Up', 'Login', 'WhatsApp', 'Instagram']) {
    expect(labels).toContain(label);
  }
  for (const [, href] of places) expect(href).toMatch(/^(\/|https:|mailto:)/);
});
