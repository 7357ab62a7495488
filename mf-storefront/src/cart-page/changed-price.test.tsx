import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop } from '../testing/open-shop.ts';
import { quoteOf } from '../testing/sample-cart.ts';

let close = () => {};

afterEach(() => {
  close();
  localStorage.clear();
});

/** Opens the shop with a quote in which every price is `increase` rupees above that of the product page. */
function open(path: string, increase: number) {
  close = openShop(path, () => {
    const quote = quoteOf([{ variant_id: 2, quantity: 1 }]);
    const lines = quote.lines.map((line) => ({
      ...line,
      offer: line.offer && { ...line.offer, price: line.offer.price + increase },
    }));
    return Response.json({ data: { ...quote, lines } });
  });
}

async function addAndViewCart() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
  await userEvent.click(await screen.findByRole('link', { name: 'View cart' }));
  await screen.findByRole('button', { name: 'Remove Chai & Chill' });
}

test('The cart shows that a price has changed since the product was added, until the page is left', async () => {
  open('/products/chai-and-chill', 500);
  await addAndViewCart();

  expect(screen.getByText('The price was ₹3,499, now it is ₹3,999.')).toBeVisible();

  close();
  open('/cart', 500);
  await screen.findByRole('button', { name: 'Remove Chai & Chill' });

  expect(screen.queryByText(/The price was/)).toBeNull();
});

test('The cart shows no change of a price that is the same', async () => {
  open('/products/chai-and-chill', 0);
  await addAndViewCart();

  expect(screen.queryByText(/The price was/)).toBeNull();
});

test.each(['{', 'null', '[1]', '{"variant 2":"1"}'])('The stored prices %s are ignored', async (text) => {
  localStorage.setItem('lumora-cart', '[{"variant_id":2,"quantity":1}]');
  localStorage.setItem('lumora-seen-prices', text);
  open('/cart', 0);

  await screen.findByRole('button', { name: 'Remove Chai & Chill' });
  expect(screen.queryByText(/The price was/)).toBeNull();
});
