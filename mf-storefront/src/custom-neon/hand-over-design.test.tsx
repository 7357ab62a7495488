import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Design } from '@lumora/shared-contract/designs';
import { openShop } from '../testing/open-shop.ts';
import { designResponses, savedDesignOf } from '../testing/sample-designs.ts';

let close: () => void;

beforeEach(async () => {
  // the body that the designer sends is a design
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

test('Share copies the short link and shows it until the design changes', async () => {
  const user = userEvent.setup(); // installs a clipboard

  await user.click(screen.getByRole('button', { name: 'Share' }));

  expect(await screen.findByText(/^Link copied/)).toHaveTextContent('http://localhost/d/x7k2m9q4');
  expect(await navigator.clipboard.readText()).toBe('http://localhost/d/x7k2m9q4');
  await user.click(screen.getByRole('radio', { name: 'Red' }));
  expect(screen.queryByText(/^Link copied/)).toBeNull();
});

test('The chat opens with a message about the design and its short link', async () => {
  const tab = { opener: window, location: { href: 'about:blank' } };
  const realOpen = window.open;
  window.open = () => tab as unknown as Window;

  await userEvent.click(
    within(screen.getByRole('main')).getAllByRole('link', { name: 'Ask on WhatsApp' }).at(-1) ?? document.body,
  );
  await waitFor(() => expect(tab.location.href).toContain('wa.me'));
  window.open = realOpen;

  const message = decodeURIComponent(tab.location.href);
  expect(message).toMatch(
    /^https:\/\/wa\.me\/919876543210\?text=Hi, I want this custom neon sign: “Good vibes” \(80 × /,
  );
  expect(message).toContain('http://localhost/d/x7k2m9q4');
  expect(tab.opener).toBeNull();
});
