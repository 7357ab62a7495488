import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop } from '../testing/open-shop.ts';

let close: () => void;

beforeEach(async () => {
  close = openShop('/nowhere');
  await screen.findByRole('link', { name: 'Best Seller' });
});

afterEach(() => {
  close();
  localStorage.clear();
});

const linksIn = (landmark: HTMLElement) =>
  within(landmark)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')] as const);

test('The navigation links to the product lines, the cart and the profile', () => {
  const links = new Map(linksIn(screen.getByRole('banner')));

  expect(links.get('Best Seller')).toBe('/product-display?sort=featured');
  expect(links.get('Custom Neon')).toBe('/custom-neon');
  expect(links.get('Design')).toBe('/#configure');
  expect(links.get('Cart')).toBe('/cart');
  expect(links.get('Profile')).toBe('/orders');
});

test('The navigation marks the link of the current page only', async () => {
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();

  await userEvent.click(screen.getByRole('link', { name: 'Best Seller' }));
  await screen.findByRole('heading', { level: 1, name: 'All signs' });

  const marked = within(screen.getByRole('navigation', { name: 'Shop' })).getAllByRole('link', { current: 'page' });
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Best Seller']);
});

test('The menu leads to the saved designs of a shopper who has some', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByRole('link', { name: 'Design your own' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Your saved designs' })).toBeNull();
  close();

  localStorage.setItem('lumora-designs', JSON.stringify([{ id: 'x7k2m9q4', name: 'Chai' }]));
  close = openShop('/nowhere');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));

  const link = await screen.findByRole('link', { name: 'Your saved designs' });
  expect(link).toHaveAttribute('href', '/custom-neon#saved-heading');
});

test('The search link focuses the search field of the product list, also on a filtered list', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  expect(await screen.findByLabelText('Search signs')).toHaveFocus();

  await userEvent.click(await screen.findByRole('checkbox', { name: /Pink/ }));
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));

  expect(screen.getByLabelText('Search signs')).toHaveFocus();
  expect(screen.getByLabelText('Search signs')).not.toHaveAttribute('tabindex');
});

test('The console is linked for staff, in the footer only', () => {
  expect(within(screen.getByRole('contentinfo')).getByText('For staff:')).toContainElement(
    screen.getByRole('link', { name: 'Login' }),
  );
  expect(linksIn(screen.getByRole('banner')).map(([, href]) => href)).not.toContain('/auth/login');
});

test('The footer separates the facts of the company by spaces', () => {
  expect(screen.getByRole('contentinfo').textContent).toContain('14 Glass Street, Bengaluru 560038 +91 80 4000 1234');
});

test('Every link of the footer has a target', () => {
  const links = linksIn(screen.getByRole('contentinfo'));

  const labels = links.map(([label]) => label);
  for (const label of ['Home', 'Offers', 'Explore', 'Listings', 'Info', 'Sign Up', 'Login', 'WhatsApp', 'Instagram']) {
    expect(labels).toContain(label);
  }
  for (const [, href] of links) expect(href).toMatch(/^(\/|https:|mailto:)/);
});
