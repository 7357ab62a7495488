import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivePopUp } from '@lumora/shared-contract/promotions';
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

function openAt(path: string, fields: Partial<ActivePopUp> = {}) {
  const data = { ...noActivePromotions, pop_up: { ...popUp, ...fields } };
  close = openShop(path, undefined, { '/promotions/active': () => ({ data }) });
}

const dialog = () => screen.findByRole('dialog', { name: popUp.title });
const aDayAgo = () => String(Date.now() - 24 * 3_600_000);

test('The pop-up opens over the page with its offer, and Escape closes it', async () => {
  openAt('/gallery');

  expect(await dialog()).toHaveTextContent('Use GLOW10 in the cart.');
  expect(screen.getByRole('link', { name: 'See signs' })).toHaveAttribute('href', '/product-display');
  fireEvent(await dialog(), new Event('close')); // the event that browsers dispatch on Escape

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('The Close button closes the pop-up, which does not open again in this visit', async () => {
  openAt('/gallery');
  await dialog();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shouldShowPopUp({ ...popUp, every_days: 0 })).toBe(false);
});

test.each(['/products/chai-and-chill', '/cart', '/checkout', '/orders/LUM-7F3K2Q', '/custom-neon', '/d/x7k2abcd'])(
  'The pop-up does not open on %s, but on the next page',
  async (path) => {
    openAt(path);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toMatch(/\|/));
    expect(screen.queryByRole('dialog')).toBeNull();

    fireEvent.click(await screen.findByRole('link', { name: 'Gallery' })); // userEvent would focus it, which jsdom treats as :focus-visible

    expect(await dialog()).toBeVisible();
  },
);

test.each([
  ['is shown to a visitor who has not seen it', null, true],
  ['is not shown again within its days', aDayAgo(), false],
  ['is shown again after its days', String(Date.now() - 8 * 24 * 3_600_000), true],
  ['is shown when the stored timestamp is invalid', 'yesterday', true],
])('The pop-up %s', (_case, stored, isShown) => {
  if (stored !== null) localStorage.setItem('lumora-pop-up-4', stored);

  expect(shouldShowPopUp(popUp)).toBe(isShown);
});

test('Two alternating pop-ups are each shown once within their days', () => {
  const other = { ...popUp, id: 5 };
  recordPopUpShown(popUp);
  sessionStorage.clear(); // another visit

  expect(shouldShowPopUp(other)).toBe(true);
  recordPopUpShown(other);
  sessionStorage.clear();

  expect([shouldShowPopUp(popUp), shouldShowPopUp(other)]).toEqual([false, false]);
});

test('Two alternating pop-ups are each shown once in a visit', () => {
  const both = [4, 5].map((id) => ({ ...popUp, id, every_days: 0 }));

  both.forEach(recordPopUpShown);

  expect(both.map(shouldShowPopUp)).toEqual([false, false]);
});

test('A pop-up for the first visit is not shown to a returning visitor', async () => {
  expect(shouldShowPopUp({ ...popUp, audience: 'first_visit' })).toBe(false);

  openAt('/gallery', { audience: 'first_visit' });

  expect(await dialog()).toBeVisible();
  recordPopUpShown(popUp);
  expect(localStorage.getItem('lumora-visited')).toBe('1');
});
