import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartLine, CartQuote } from '@lumora/shared-contract/cart';
import { mountPage } from '../testing/mount-page.ts';
import { quoteOf } from '../testing/sample-cart.ts';
import { optionsText } from '../testing/options-text.ts';
import { urlOf, responseFor } from '../testing/sample-shop.ts';

const realFetch = globalThis.fetch;
let root: HTMLElement;
let isDown: boolean;
let changeQuote: (quote: CartQuote) => CartQuote;

const pink = { variant_id: 2, quantity: 2 };
const blue = { variant_id: 3, quantity: 1 };

beforeEach(() => {
  // jsdom has no layout
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.scrollTo = () => undefined;
  isDown = false;
  changeQuote = (quote) => quote;
  globalThis.fetch = async (input, request) => {
    const path = urlOf(input).replace('/api', '');
    if (path !== '/cart/quote') return Response.json(responseFor(path));
    if (isDown) return Response.json({}, { status: 503 });
    const { lines }: { lines: CartLine[] } = JSON.parse(bodyText(request?.body));
    return Response.json({ data: changeQuote(quoteOf(lines)) });
  };
});

afterEach(() => {
  globalThis.fetch = realFetch;
  root.remove();
  localStorage.clear();
});

async function openCart(lines: CartLine[]) {
  localStorage.setItem('lumora-cart', JSON.stringify(lines));
  window.history.replaceState(null, '', '/cart');
  root = document.body.appendChild(document.createElement('div'));
  mountPage(root);
  await screen.findByRole('heading', { level: 1, name: 'Your cart' });
}

const stored = () => JSON.parse(localStorage.getItem('lumora-cart') ?? '');
const sum = () => screen.findByRole('region', { name: 'Sum' });
const rows = () => screen.getAllByRole('button', { name: /^Remove / });

test('The cart shows its lines, the total, and a chat link with the order', async () => {
  await openCart([pink, blue]);

  expect(await sum()).toHaveTextContent('Total for 3 items ₹1,56,997');
  expect(await sum()).toHaveTextContent('You save ₹3,000.');
  expect(screen.getAllByRole('link', { name: 'Chai & Chill' })[0]).toHaveAttribute('href', '/products/chai-and-chill');
  expect(screen.getByText(optionsText('66 × 58 cm · Pink'))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  expect(document.title).toMatch(/^Your cart \|/);
  const order = within(await sum()).getByRole('link', { name: 'Order on WhatsApp' });
  expect(decodeURIComponent(order.getAttribute('href') ?? '')).toBe(
    [
      'https://wa.me/919876543210?text=Hi, I want to order:',
      '2 × Chai & Chill (66 × 58 cm, Pink, SKU CHAI-2): ₹6,998',
      '1 × Chai & Chill (66 × 58 cm, Blue, SKU CHAI-3): ₹1,49,999',
      'Total for 3 items: ₹1,56,997',
    ].join('\n'),
  );
});

test('The cart shows no option whose value is the name of the product', async () => {
  changeQuote = withNameAsOption;
  await openCart([pink]);

  expect(await screen.findByRole('link', { name: 'Chai & Chill' })).toBeVisible();
  expect(screen.queryByText(/Design:/)).toBeNull();
});

test('A product without an image is shown with its initial', async () => {
  changeQuote = withoutImages;
  await openCart([pink]);
  await sum();

  expect(screen.getByText('C')).toBeVisible();
});

test('A changed quantity is stored and priced by the server', async () => {
  await openCart([pink]);
  await sum();

  await userEvent.click(screen.getByRole('button', { name: 'One more of Chai & Chill' }));

  await waitFor(async () => expect(await sum()).toHaveTextContent('Total for 3 items ₹10,497'));
  expect(stored()).toEqual([{ variant_id: 2, quantity: 3 }]);
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
});

test('Undo restores a removed line at its position', async () => {
  await openCart([pink, blue]);
  await sum();

  await userEvent.click(screen.getAllByRole('button', { name: 'Remove Chai & Chill' })[0] ?? document.body);
  expect(stored()).toEqual([blue]);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

  expect(stored()).toEqual([pink, blue]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('Undo restores the last line of the cart', async () => {
  await openCart([pink]);
  await sum();

  await userEvent.click(screen.getByRole('button', { name: 'Remove Chai & Chill' }));
  expect(screen.getByRole('link', { name: 'See all signs' })).toHaveAttribute('href', '/product-display');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText(optionsText('66 × 58 cm · Pink'))).toBeVisible();
});

test('A removed line cannot be restored to a cart that is full again', async () => {
  const others = Array.from({ length: 49 }, (_, index) => ({ variant_id: 100 + index, quantity: 1 }));
  await openCart([pink, ...others]);
  await userEvent.click(await screen.findByLabelText('Remove Chai & Chill'));
  expect(screen.getByText('Undo')).toHaveFocus();

  await userEvent.click(await screen.findByLabelText('Add Inline Dimmer to cart'));

  expect(screen.queryByText('Undo')).toBeNull();
  expect(screen.getByText('“Chai & Chill” was removed from your cart.')).toBeVisible();
  expect(stored()).toEqual([...others, { variant_id: 900, quantity: 1 }]);
});

test('A button reduces the quantity to the available stock', async () => {
  await openCart([{ ...blue, quantity: 5 }]);
  await sum();

  expect(screen.getByText('Only 2 left.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change to 2' }));

  await waitFor(() => expect(screen.queryByText('Only 2 left.')).toBeNull());
  expect(stored()).toEqual([{ ...blue, quantity: 2 }]);
});

test('The quantity cannot exceed the stock, and a message says so', async () => {
  await openCart([{ ...blue, quantity: 2 }]);
  await sum();

  await userEvent.click(screen.getByRole('button', { name: 'One more of Chai & Chill' }));

  expect(await screen.findByText('Only 2 left – quantity set to 2')).toBeVisible();
  expect(stored()).toEqual([{ ...blue, quantity: 2 }]);
});

test('A made-to-order line links to the chat, an unavailable line can be removed, and neither is ordered', async () => {
  await openCart([
    { variant_id: 1, quantity: 2 },
    { variant_id: 99, quantity: 1 },
  ]);

  expect(await sum()).toHaveTextContent('Nothing in your cart can be ordered right now.');
  expect(screen.queryByRole('link', { name: 'Order on WhatsApp' })).toBeNull();
  const made = screen.getByText('Made to order – ask us on WhatsApp.').closest('li') ?? document.body;
  const ask = within(made).getByRole('link', { name: 'Ask on WhatsApp' });
  expect(decodeURIComponent(ask.getAttribute('href') ?? '')).toContain('Hi I want 2 × Chai & Chill (41 × 46 cm, Pink');
  expect(screen.getByText('This sign is no longer in the shop.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove A sign' }));
  expect(rows()).toHaveLength(1);
});

test('An accessory that is not in the cart yet is offered below the lines, and stays there when it is added', async () => {
  await openCart([pink]);
  const offered = within(await screen.findByRole('region', { name: 'Goes with it' }));

  await userEvent.click(offered.getByRole('button', { name: 'Add Inline Dimmer to cart' }));

  expect(await offered.findByText('Inline Dimmer is in your cart.')).toBeInTheDocument();
  expect(stored()).toEqual([pink, { variant_id: 900, quantity: 1 }]);
});

test('An accessory of the cart is not offered again', async () => {
  await openCart([pink, { variant_id: 900, quantity: 1 }]);

  const offered = await screen.findByRole('region', { name: 'Goes with it' });

  expect(offered).toHaveTextContent('Remote');
  expect(offered).not.toHaveTextContent('Dimmer');
});

test('The cart keeps its lines when the quote fails, and Try again loads the prices', async () => {
  isDown = true;
  await openCart([pink]);

  expect(await screen.findByRole('alert')).toHaveTextContent('Your cart still has 2 items.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await sum()).toHaveTextContent('₹6,998');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('The cart stays visible when a new quote fails, but cannot be ordered with the old total', async () => {
  await openCart([pink]);
  await sum();

  isDown = true;
  await userEvent.click(screen.getByRole('button', { name: 'One less of Chai & Chill' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('They may have changed.');
  expect(screen.getByRole('spinbutton')).toHaveValue(1);
  expect(screen.getByRole('link', { name: 'Order on WhatsApp' })).not.toHaveAttribute('href');
});

test('An empty cart links to the product list', async () => {
  await openCart([]);

  expect(screen.getByText(/^Your cart is empty\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
});

test('An emptied cart does not name an order that was placed before it was filled', async () => {
  sessionStorage.setItem('lumora-placed-order', 'LUM-7F3K2Q');
  await openCart([{ ...pink, quantity: 1 }]);

  await userEvent.click(await screen.findByRole('button', { name: 'Remove Chai & Chill' }));

  expect(await screen.findByText(/^Your cart is empty/)).toBeVisible();
  expect(screen.queryByText(/LUM-7F3K2Q/)).toBeNull();
});

test('A line added in another tab appears', async () => {
  await openCart([]);

  localStorage.setItem('lumora-cart', JSON.stringify([blue]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lumora-cart' })));

  expect(await screen.findByText(optionsText('66 × 58 cm · Blue'))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

function withNameAsOption(quote: CartQuote): CartQuote {
  const attributes = [{ title: 'Design', value: 'Chai & Chill' }];
  const lines = quote.lines.map((line) => ({ ...line, offer: line.offer && { ...line.offer, attributes } }));
  return { ...quote, lines };
}

function withoutImages(quote: CartQuote): CartQuote {
  const lines = quote.lines.map((line) => ({ ...line, product: line.product && { ...line.product, image: null } }));
  return { ...quote, lines };
}

/** The shop sends its JSON bodies as strings. */
function bodyText(body: BodyInit | null | undefined): string {
  return typeof body === 'string' ? body : '';
}
