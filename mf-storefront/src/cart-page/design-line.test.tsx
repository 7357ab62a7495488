import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartLine } from '@lumora/shared-contract/cart';
import { optionsText } from '../testing/options-text.ts';
import { openShop } from '../testing/open-shop.ts';
import { quoteOf } from '../testing/sample-cart.ts';
import { designResponses, savedChai } from '../testing/sample-designs.ts';

let close: () => void;

afterEach(() => {
  close();
  localStorage.clear();
});

function openCart(lines: CartLine[]) {
  localStorage.setItem('lumora-cart', JSON.stringify(lines));
  const quote = (body: unknown) => Response.json({ data: quoteOf((body as { lines: CartLine[] }).lines) }); // the body that the cart sends
  close = openShop('/cart', ({ body }) => quote(body), designResponses);
}

const stored = () => JSON.parse(localStorage.getItem('lumora-cart') ?? '');

test('A design in the cart shows its text, preview, options and price, and links to the designer', async () => {
  openCart([{ design_id: savedChai.id, quantity: 1 }]);

  expect(await screen.findByRole('link', { name: '“Chai”' })).toHaveAttribute('href', `/d/${savedChai.id}`);
  const picture = await screen.findByRole('img', { name: /^“Chai” lit: Board 96 × 36 cm/ });
  expect(Number(picture.getAttribute('viewBox')?.split(' ')[2])).toBeLessThan(1.1 * 96); // the sign fills its width
  expect(screen.getByText(optionsText('Board 96 × 36 cm · Comfortaa · Blue · Black acrylic · dimmer'))).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Sum' })).toHaveTextContent('₹4,937');
});

test('A design can be changed and removed next to a product in the cart', async () => {
  openCart([
    { variant_id: 2, quantity: 1 },
    { design_id: savedChai.id, quantity: 1 },
  ]);

  await userEvent.click(await screen.findByRole('button', { name: 'One more of “Chai”' }));
  await waitFor(() => expect(stored()[1]).toEqual({ design_id: savedChai.id, quantity: 2 }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove “Chai”' }));

  expect(stored()).toEqual([{ variant_id: 2, quantity: 1 }]);
  expect(screen.getByText('“Chai” was removed from your cart.')).toBeVisible();
});

test('An unknown design is shown as unavailable and can only be removed', async () => {
  openCart([{ design_id: 'gone1234', quantity: 1 }]);

  const row =
    (await screen.findByText('We do not know this design. Please design it again.')).closest('li') ?? document.body;
  expect(within(row).queryByRole('spinbutton')).toBeNull();
  expect(within(row).getByRole('button', { name: 'Remove A sign' })).toBeVisible();
});
