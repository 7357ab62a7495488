import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountPage } from '../testing/mount-page.ts';
import { urlOf, responseFor } from '../testing/sample-shop.ts';

const realFetch = globalThis.fetch;
let root: HTMLElement;

beforeEach(async () => {
  // jsdom has no layout
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.scrollTo = () => undefined;
  globalThis.fetch = async (input) => {
    const content = responseFor(urlOf(input).replace('/api', ''));
    return typeof content === 'number' ? Response.json({}, { status: content }) : Response.json(content);
  };
  window.history.replaceState(null, '', '/products/chai-and-chill');
  root = document.body.appendChild(document.createElement('div'));
  mountPage(root);
  await screen.findByRole('heading', { level: 1, name: 'Chai & Chill' });
});

afterEach(() => {
  globalThis.fetch = realFetch;
  root.remove();
  localStorage.clear();
});

const article = () => within(screen.getByRole('article'));
const quantity = () => screen.getByRole('spinbutton', { name: 'Quantity' });
const press = (name: string) => userEvent.click(article().getByRole('button', { name }));
const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const stored = () => JSON.parse(localStorage.getItem('lumora-cart') ?? 'null');

test('Add to cart adds the selected quantity and updates the cart link', async () => {
  await press('One more');
  await press('Add to cart');

  expect(article().getByRole('button', { name: 'Adding…' })).toBeVisible();
  expect(article().getByText('Added to your cart.')).toBeVisible();
  expect(article().getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  expect(stored()).toEqual([{ variant_id: 2, quantity: 2 }]);
});

test('The button is busy, ignores clicks, and then says that the sign was added', async () => {
  await press('Add to cart');
  await press('Adding…');

  expect(stored()).toEqual([{ variant_id: 2, quantity: 1 }]);
  expect(await article().findByRole('button', { name: 'Added' })).toBeVisible();
  expect(await article().findByRole('button', { name: 'Add to cart' }, { timeout: 3_000 })).toBeVisible();
});

test('Adding a variant again increases its quantity', async () => {
  await press('Add to cart');
  await choose('Blue');
  await press('Add to cart');
  await choose('Pink');
  await press('Add to cart');

  expect(stored()).toEqual([
    { variant_id: 2, quantity: 2 },
    { variant_id: 3, quantity: 1 },
  ]);
});

test('The quantity is limited to 1 and the available stock', async () => {
  await press('One less');
  expect(quantity()).toHaveValue(1);

  await userEvent.type(quantity(), '{Backspace}');
  expect(quantity()).toHaveValue(1);
  await userEvent.type(quantity(), '0', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(quantity()).toHaveValue(1);
  await userEvent.type(quantity(), '00');
  expect(quantity()).toHaveValue(9);
  await press('One more');
  expect(quantity()).toHaveValue(9);
  expect(article().getByText('Only 9 left – quantity set to 9')).toBeVisible();
  await press('One less');
  expect(article().queryByText(/quantity set to/)).toBeNull();

  await choose('Blue');
  expect(quantity()).toHaveValue(2);
});

test('Adding more than the stock shows a message and adds nothing', async () => {
  await choose('Blue');
  await press('One more');
  await press('Add to cart');
  await article().findByRole('button', { name: 'Added' });
  await press('Added');

  expect(article().getByText('Only 2 left, and 2 of them in your cart already.')).toBeVisible();
  expect(stored()).toEqual([{ variant_id: 3, quantity: 2 }]);
});

const full = Array.from({ length: 50 }, (_, index) => ({ variant_id: 100 + index, quantity: 1 }));
function fillCartInOtherTab() {
  localStorage.setItem('lumora-cart', JSON.stringify(full));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lumora-cart' })));
}

test('Adding to a full cart shows a message and adds nothing', async () => {
  fillCartInOtherTab();

  await press('Add to cart');

  expect(article().getByText(/Your cart is full: 50 different signs/)).toBeVisible();
  expect(stored()).toEqual(full);
});

test('An accessory that does not fit into the cart is not said to be added', async () => {
  fillCartInOtherTab();
  const accessories = within(await screen.findByRole('region', { name: 'Goes with it' }));
  const button = accessories.getByRole('button', { name: 'Add Inline Dimmer to cart' });

  await userEvent.click(button);

  expect(accessories.getByText(/Your cart is full: 50 different signs/)).toBeVisible();
  expect(button).toHaveTextContent(/^Add$/);
});

test('A variant out of stock has only the chat link, and says so', async () => {
  await choose(/16 × 18 in/);

  expect(article().getByText(/Ask us on WhatsApp to order it\.$/)).toBeVisible();
  expect(article().queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(article().getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
});

test('Buy Now links to the checkout with the selected quantity and does not change the cart', async () => {
  await press('One more');

  expect(article().getByRole('link', { name: 'Buy Now' })).toHaveAttribute('href', '/checkout?variant=2&quantity=2');
  expect(stored()).toBeNull();
});

test('Selecting a variant with less stock reduces the quantity and shows a message', async () => {
  await userEvent.type(quantity(), '5', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(article().queryByText(/quantity set to/)).toBeNull();

  await choose('Blue');

  expect(quantity()).toHaveValue(2);
  expect(article().getByText('Only 2 left – quantity set to 2')).toBeVisible();
});
