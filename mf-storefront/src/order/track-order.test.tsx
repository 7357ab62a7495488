import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop } from '../testing/open-shop.ts';
import { order } from '../testing/sample-order.ts';
import { card } from '../testing/sample-shop.ts';

let close: () => void;

beforeEach(async () => {
  close = openShop('/orders', undefined, {
    [`/orders/LUM-7F3K2Q?phone=${order.phone}`]: () => ({ data: order }),
    '/orders/LUM-7F3K2Q?phone=9876543210': () => ({ data: order }),
    '/orders/LUM-7F3K2Q?phone=9000000000': () => 404,
    '/products/featured': () => ({ data: [card] }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Track your order' });
});

afterEach(() => {
  close();
  sessionStorage.clear();
});

const reference = () => screen.getByLabelText('Order number');
const phone = () => screen.getByLabelText('Mobile number');

test('An order is found by its number, also without prefix and in lower case, and the phone number', async () => {
  await userEvent.type(reference(), '7f3k2q');
  await userEvent.type(phone(), `${order.phone}{Enter}`);

  expect(await screen.findByText('Received.')).toBeVisible();
  expect(window.location.pathname).toBe('/orders/LUM-7F3K2Q');
});

test('What the steps mean and best sellers are shown without an order', async () => {
  expect(screen.getByRole('region', { name: 'What each step means' })).toHaveTextContent(
    'Your order is on its way to you.',
  );
  expect(await screen.findByRole('region', { name: 'Best sellers' })).toHaveTextContent(card.name);
});

test('A wrong phone number is rejected on the page of the order', async () => {
  await userEvent.type(reference(), 'LUM-7F3K2Q');
  await userEvent.type(phone(), '9000000000{Enter}');

  expect(await screen.findByText('Request failed with status code 404')).toBeVisible();
  expect(phone()).toHaveValue('9000000000');
});

test('A malformed order number shows an error in its field and opens nothing', async () => {
  await userEvent.type(reference(), 'LUM-1');
  await userEvent.click(screen.getByRole('button', { name: 'Track my order' }));

  expect(reference()).toHaveAccessibleDescription('Enter the order number, such as LUM-7F3K2Q');
  expect(phone()).toHaveAccessibleDescription('Mobile number is required');
  expect(reference()).toHaveFocus();
  expect(window.location.pathname).toBe('/orders');
});
