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
    const answer = responseFor(urlOf(input).replace('/api', ''));
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer);
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
const opener = () => screen.getByRole('button', { name: 'Quick View of Chai & Chill' });

test('A sign is chosen and taken without leaving the list', async () => {
  expect(view().getByText('₹3,499')).toBeVisible();
  expect(view().getByRole('img', { name: 'Chai & Chill in pink' })).toBeVisible();

  await userEvent.click(view().getByRole('radio', { name: 'Blue' }));
  await userEvent.click(view().getByRole('button', { name: 'Add to cart' }));

  expect(view().getByText('₹1,49,999')).toBeVisible();
  expect(view().getByText('Added to your cart.')).toBeVisible();
  expect(localStorage.getItem('lumora-cart')).toBe('[{"variant_id":3,"quantity":1}]');
  expect(window.location.pathname).toBe('/product-display');
});

test('It leads to the product, as it was chosen', () => {
  expect(view().getByRole('link', { name: 'Full details' })).toHaveAttribute(
    'href',
    '/products/chai-and-chill?variant=2',
  );
});

test('What is made to order is asked for on the chat', async () => {
  await userEvent.click(view().getByRole('radio', { name: '16x18' }));

  expect(view().queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(view().getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('16x18')),
  );
});

test('Closed, it gives the focus back to the button that opened it', async () => {
  await userEvent.click(view().getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener()).toHaveFocus();
});

test('Escape and a click beside it close it too', async () => {
  fireEvent(screen.getByRole('dialog'), new Event('close')); // what a browser makes of Escape
  expect(screen.queryByRole('dialog')).toBeNull();

  await userEvent.click(opener());
  await userEvent.click(await screen.findByRole('dialog'));

  expect(screen.queryByRole('dialog')).toBeNull();
});
