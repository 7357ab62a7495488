import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Design } from '@lumora/shared-contract';
import { openShop } from '../testing/open-shop.ts';
import { designResponses, savedDesignOf } from '../testing/sample-designs.ts';

let close: () => void;

beforeEach(async () => {
  // what the page sends here is a design
  close = openShop(
    '/custom-neon',
    ({ body }) => Response.json({ data: savedDesignOf(body as Design) }),
    designResponses,
  );
  const price = await screen.findByRole('region', { name: 'Price' });
  await waitFor(() => expect(price).toHaveTextContent('₹'));
});

afterEach(() => {
  close();
  sessionStorage.clear();
});

test('Sharing copies the short link and leaves it in sight, for as long as the sign stays so', async () => {
  const user = userEvent.setup(); // brings a clipboard

  await user.click(screen.getByRole('button', { name: 'Share' }));

  expect(await screen.findByText(/^Link copied/)).toHaveTextContent('http://localhost/d/x7k2m9q4');
  expect(await navigator.clipboard.readText()).toBe('http://localhost/d/x7k2m9q4');
  await user.click(screen.getByRole('radio', { name: 'Red' }));
  expect(screen.queryByText(/^Link copied/)).toBeNull();
});

test('The chat opens with the design and its link typed in', async () => {
  const tab = { opener: window, location: { href: 'about:blank' } };
  const realOpen = window.open;
  window.open = () => tab as unknown as Window;

  await userEvent.click(
    within(screen.getByRole('main')).getAllByRole('link', { name: 'Ask on WhatsApp' }).at(-1) ?? document.body,
  );
  await waitFor(() => expect(tab.location.href).toContain('wa.me'));
  window.open = realOpen;

  const words = decodeURIComponent(tab.location.href);
  expect(words).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Hi, I want this custom neon sign: “Good vibes” \(80 × /);
  expect(words).toContain('http://localhost/d/x7k2m9q4');
  expect(tab.opener).toBeNull();
});
