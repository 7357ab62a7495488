import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mount } from '../app.tsx';
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
  window.history.replaceState(null, '', '/product-display');
  root = document.body.appendChild(document.createElement('div'));
  act(() => void mount(root, null));
  await userEvent.click(await screen.findByRole('button', { name: 'Quick View of Chai & Chill' }));
  await screen.findByRole('heading', { level: 2, name: 'Chai & Chill' });
});

afterEach(() => {
  globalThis.fetch = realFetch;
  root.remove();
  localStorage.clear();
});

const view = () => within(screen.getByRole('dialog', { name: 'Quick View of Chai & Chill' }));
/** The first price, above the sizes with theirs. */
const shownPrice = () => view().getAllByText(/₹/)[0]?.closest('p');
const opener = () => screen.getByRole('button', { name: 'Quick View of Chai & Chill' });

test('A variant can be selected and added to the cart without leaving the list', async () => {
  expect(shownPrice()).toHaveTextContent('₹3,499');
  expect(view().getByRole('img', { name: 'Chai & Chill in pink' })).toBeVisible();

  await userEvent.click(view().getByRole('radio', { name: 'Blue' }));
  await userEvent.click(view().getByRole('button', { name: 'Add to cart' }));

  expect(shownPrice()).toHaveTextContent('₹1,49,999');
  expect(view().getByText('Added to your cart.')).toBeVisible();
  expect(localStorage.getItem('lumora-cart')).toBe('[{"variant_id":3,"quantity":1}]');
  expect(window.location.pathname).toBe('/product-display');
});

test('Full details links to the product page with the selected variant', () => {
  expect(view().getByRole('link', { name: 'Full details' })).toHaveAttribute(
    'href',
    '/products/chai-and-chill?variant=2',
  );
});

test('A made-to-order variant has a chat link instead of Add to cart', async () => {
  await userEvent.click(view().getByRole('radio', { name: /16 × 18 in/ }));

  expect(view().queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(view().getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('16x18')),
  );
});

test('Close returns the focus to the button that opened the dialog', async () => {
  await userEvent.click(view().getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener()).toHaveFocus();
});

test('Escape and a click on the backdrop close the dialog', async () => {
  fireEvent(screen.getByRole('dialog'), new Event('close')); // the event that browsers dispatch on Escape
  expect(screen.queryByRole('dialog')).toBeNull();

  await userEvent.click(opener());
  await userEvent.click(await screen.findByRole('dialog'));

  expect(screen.queryByRole('dialog')).toBeNull();
});
