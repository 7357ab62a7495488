import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivePromotions } from '@lumora/shared-contract';
import { openShop } from '../testing/open-shop.ts';
import { noActivePromotions, offer, promotions } from '../testing/sample-promotions.ts';

let close = () => undefined as void;

afterEach(() => {
  close();
  jest.useRealTimers();
});

function openWith(answer: () => ActivePromotions) {
  close = openShop('/gallery', undefined, { '/promotions/active': () => ({ data: answer() }) });
}

const ribbon = () => screen.findByRole('region', { name: 'Offers' });

test('Offers stand above the navigation and lead where they lead', async () => {
  openWith(() => promotions);

  const link = within(await ribbon()).getByRole('link', { name: 'दिवाली: सब पर 20% की छूट' });
  expect(link).toHaveAttribute('href', '/product-display');
  const [nav] = screen.getAllByRole('banner');
  expect((await ribbon()).compareDocumentPosition(nav ?? link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('Who asked for less movement starts them by hand, and pauses them again', async () => {
  openWith(() => promotions);

  await userEvent.click(within(await ribbon()).getByRole('button', { name: 'Play offers' }));
  await userEvent.click(within(await ribbon()).getByRole('button', { name: 'Pause offers' }));

  expect(within(await ribbon()).getByRole('button', { name: 'Play offers' })).toBeVisible();
});

test('One offer needs no control, and words that could not be read on their ground are black or white', async () => {
  const pale = offer({ id: 9, text: 'Pale', background_colour: '#ffffff', text_colour: '#fffff0' });
  openWith(() => ({ ...promotions, header_offers: [pale] }));

  const found = await ribbon();

  expect(within(found).queryByRole('button')).toBeNull();
  expect(found.style.getPropertyValue('--offer-ground')).toBe('#ffffff');
  expect(found.style.getPropertyValue('--offer-ink')).toBe('#000000');
});

test('An open page takes an offer away at its end, which the answer before had told', async () => {
  jest.useFakeTimers();
  let asked = 0;
  openWith(() => {
    asked += 1;
    return asked === 1 ? { ...promotions, changes_at: new Date().toISOString() } : noActivePromotions;
  });
  await ribbon();

  await act(() => jest.advanceTimersByTimeAsync(5_000));

  expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull();
  expect(asked).toBe(2);
});

test('While a festival is on, the whole shop has its colour', async () => {
  openWith(() => ({ ...promotions, festival: { name: 'Diwali', colour: '#ff7a1a' } }));

  await ribbon();

  expect(document.documentElement.style.getPropertyValue('--lumora-festival')).toBe('#ff7a1a');
});
