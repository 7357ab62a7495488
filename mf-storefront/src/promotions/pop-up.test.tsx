import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivePopUp } from '@lumora/shared-contract';
import { openShop } from '../testing/open-shop.ts';
import { noActivePromotions } from '../testing/sample-promotions.ts';
import { shouldShowPopUp, recordPopUpShown } from './pop-up-memory.ts';

const popUp: ActivePopUp = {
  id: 4,
  title: 'Your first sign, 10% off',
  text: 'Use GLOW10 in the cart.',
  link: '/product-display',
  button_label: 'See signs',
  audience: 'everyone',
  delay_seconds: 0,
  every_days: 7,
  image: null,
};

let close = () => undefined as void;

afterEach(() => {
  close();
  localStorage.clear();
  sessionStorage.clear();
});

function openAt(path: string, facts: Partial<ActivePopUp> = {}) {
  const data = { ...noActivePromotions, pop_up: { ...popUp, ...facts } };
  close = openShop(path, undefined, { '/promotions/active': () => ({ data }) });
}

const dialog = () => screen.findByRole('dialog', { name: popUp.title });
const aDayAgo = () => String(Date.now() - 24 * 3_600_000);

test('It comes over the page, names its offer, and Escape gives the page back', async () => {
  openAt('/gallery');

  expect(await dialog()).toHaveTextContent('Use GLOW10 in the cart.');
  expect(screen.getByRole('link', { name: 'See signs' })).toHaveAttribute('href', '/product-display');
  fireEvent(await dialog(), new Event('close')); // what a browser makes of Escape

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Its cross closes it, and it does not come again in this visit', async () => {
  openAt('/gallery');
  await dialog();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shouldShowPopUp({ ...popUp, every_days: 0 })).toBe(false);
});

test.each(['/cart', '/checkout', '/orders/LUM-7F3K2Q', '/custom-neon', '/d/x7k2abcd'])(
  'It never comes over %s; it comes once that is left',
  async (path) => {
    openAt(path);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toMatch(/\|/));
    expect(screen.queryByRole('dialog')).toBeNull();

    await userEvent.click(await screen.findByRole('link', { name: 'Gallery' }));

    expect(await dialog()).toBeVisible();
  },
);

test.each([
  ['at once to who has not seen it', null, true],
  ['not again within its days', aDayAgo(), false],
  ['again after its days', String(Date.now() - 8 * 24 * 3_600_000), true],
  ['to whom the browser remembers what is no moment of', 'yesterday', true],
])('It is shown %s', (_when, remembered, isShown) => {
  if (remembered !== null) localStorage.setItem('lumora-pop-up-4', remembered);

  expect(shouldShowPopUp(popUp)).toBe(isShown);
});

test('Two that take turns come once each in their days', () => {
  const other = { ...popUp, id: 5 };
  recordPopUpShown(popUp);
  sessionStorage.clear(); // another visit

  expect(shouldShowPopUp(other)).toBe(true);
  recordPopUpShown(other);
  sessionStorage.clear();

  expect([shouldShowPopUp(popUp), shouldShowPopUp(other)]).toEqual([false, false]);
});

test('Two that take turns come once each in a visit', () => {
  const both = [4, 5].map((id) => ({ ...popUp, id, every_days: 0 }));

  both.forEach(recordPopUpShown);

  expect(both.map(shouldShowPopUp)).toEqual([false, false]);
});

test('One for the first visit is for nobody who was here before', async () => {
  expect(shouldShowPopUp({ ...popUp, audience: 'first_visit' })).toBe(false);

  openAt('/gallery', { audience: 'first_visit' });

  expect(await dialog()).toBeVisible();
  recordPopUpShown(popUp);
  expect(localStorage.getItem('lumora-visited')).toBe('1');
});
