import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop } from '../testing/open-shop.ts';

let close = () => undefined as void;

beforeEach(() => {
  window.history.replaceState(null, '', '/pages/shipping');
  window.history.pushState(null, '', '/');
});

afterEach(() => close());

const dialog = () => screen.queryByRole('dialog');
const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

const popState = () =>
  new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });

async function openGallery() {
  close = openShop('/gallery');
  const tile = await screen.findByRole('link', { name: 'Sign 1 – by night: open full screen' });
  await userEvent.click(tile);
  await screen.findByRole('dialog', { name: 'Pictures of the gallery' });
  return tile;
}

async function openQuickView() {
  close = openShop('/product-display');
  await userEvent.click(await screen.findByRole('button', { name: 'Quick View of Chai & Chill' }));
  await screen.findByRole('link', { name: 'Full details' });
}

test('Back closes the overlay and restores the focus; a second Back leaves the page', async () => {
  const tile = await openGallery();

  window.history.back();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(window.location.pathname).toBe('/gallery');
  expect(tile).toHaveFocus();

  window.history.back();
  await isAt('/pages/shipping');
});

test('Back leaves the page after the overlay was closed by its button', async () => {
  await openQuickView();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  window.history.back();

  await isAt('/pages/shipping');
});

test('Forward does not reopen the overlay', async () => {
  await openGallery();
  window.history.back();
  await waitFor(() => expect(dialog()).toBeNull());

  window.history.forward();
  await popState();
  await popState();
  expect([dialog(), window.location.pathname]).toEqual([null, '/gallery']);

  window.history.back();
  await isAt('/pages/shipping');
});

test('A link in the overlay replaces its history entry, so that Back returns to the page below', async () => {
  await openQuickView();

  await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Full details' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Chai & Chill' })).toBeVisible();
  expect(dialog()).toBeNull();
  window.history.back();
  expect(await screen.findByRole('heading', { level: 1, name: 'All signs' })).toBeVisible();
  expect(dialog()).toBeNull();

  window.history.back();
  await isAt('/pages/shipping');
});
