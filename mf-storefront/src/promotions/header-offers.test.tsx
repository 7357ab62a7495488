import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivePromotions } from '@lumora/shared-contract/promotions';
import { openShop } from '../testing/open-shop.ts';
import { noActivePromotions, offer, promotions } from '../testing/sample-promotions.ts';

let close = () => undefined as void;

afterEach(() => {
  close();
  jest.useRealTimers();
});

function openWith(respond: () => ActivePromotions) {
  close = openShop('/gallery', undefined, { '/promotions/active': () => ({ data: respond() }) });
}

const ribbon = () => screen.findByRole('region', { name: 'Offers' });

test('Offers are shown above the navigation with their links', async () => {
  openWith(() => promotions);

  const link = within(await ribbon()).getByRole('link', { name: 'दिवाली: सब पर 20% की छूट' });
  expect(link).toHaveAttribute('href', '/product-display');
  const [nav] = screen.getAllByRole('banner');
  expect((await ribbon()).compareDocumentPosition(nav ?? link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('With reduced motion the offers are paused until the visitor plays them', async () => {
  openWith(() => promotions);

  await userEvent.click(within(await ribbon()).getByRole('button', { name: 'Play offers' }));
  await userEvent.click(within(await ribbon()).getByRole('button', { name: 'Pause offers' }));

  expect(within(await ribbon()).getByRole('button', { name: 'Play offers' })).toBeVisible();
});

test('A single offer has no control, and an unreadable text colour is replaced by black or white', async () => {
  const pale = offer({ id: 9, text: 'Pale', background_colour: '#ffffff', text_colour: '#fffff0' });
  openWith(() => ({ ...promotions, header_offers: [pale] }));

  const region = await ribbon();

  expect(within(region).queryByRole('button')).toBeNull();
  expect(region.style.getPropertyValue('--offer-ground')).toBe('#ffffff');
  expect(region.style.getPropertyValue('--offer-ink')).toBe('#000000');
});

test('An open page removes an offer at the announced end', async () => {
  jest.useFakeTimers();
  const end = Date.now() + 60_000;
  openWith(() => (Date.now() < end ? { ...promotions, changes_at: new Date(end).toISOString() } : noActivePromotions));
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByRole('region', { name: 'Offers' })).toBeVisible();

  await act(() => jest.advanceTimersByTimeAsync(35_000));

  expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull();
});

test('A live festival sets the colour of the shop', async () => {
  openWith(() => ({ ...promotions, festival: { name: 'Diwali', colour: '#ff7a1a' } }));

  await ribbon();

  expect(document.documentElement.style.getPropertyValue('--lumora-festival')).toBe('#ff7a1a');
});
