import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { openShop } from '../testing/open-shop.ts';
import { order } from '../testing/sample-order.ts';
import { card } from '../testing/sample-shop.ts';
import { emptyOrderCredentials, orderCredentialsAtom } from './order-credentials.ts';

let close: () => void;

beforeEach(async () => {
  close = openShop('/orders', undefined, {
    [`/orders/LUM-7F3K2Q?phone=${order.phone}`]: () => ({ data: order }),
    '/orders/LUM-7F3K2Q?phone=9876543210': () => ({ data: order }),
    '/orders/LUM-7F3K2R?phone=9000000000': () => 404,
    '/orders/LUM-7F3K2Q?phone=98765': () => Response.json(invalidPhone, { status: 422 }),
    '/orders/LUM-7F3K2Q?phone=9111111111': () => 429,
    '/orders/LUM-7F3K2Q?phone=9222222222': () => 503,
    '/products/featured': () => ({ data: [card] }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Track your order' });
});

afterEach(() => {
  close();
  sessionStorage.clear();
  act(() => getDefaultStore().set(orderCredentialsAtom, emptyOrderCredentials));
});

const invalidPhone = {
  error: 'invalid',
  fields: { phone: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9' },
};
const reference = () => screen.getByLabelText<HTMLInputElement>('Order number');
const phone = () => screen.getByLabelText<HTMLInputElement>('Mobile number');

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

test('A wrong pair of numbers is rejected in the form, where both can be corrected', async () => {
  await userEvent.type(reference(), 'LUM-7F3K2R');
  await userEvent.type(phone(), '9000000000{Enter}');

  expect(await screen.findByText('Request failed with status code 404')).toBeVisible();
  expect(reference()).toHaveAccessibleDescription('Request failed with status code 404');
  expect(reference()).toHaveFocus();
  expect([reference(), phone()].map(({ value }) => value)).toEqual(['LUM-7F3K2R', '9000000000']);
  await userEvent.type(reference(), '{Backspace}Q');
  await userEvent.clear(phone());
  await userEvent.type(phone(), '9876543210{Enter}');

  expect(await screen.findByText('Received.')).toBeVisible();
});

test('A malformed phone number shows the error of the server in its field', async () => {
  await userEvent.type(reference(), 'LUM-7F3K2Q');
  await userEvent.type(phone(), '98765{Enter}');

  expect(await screen.findByText('Enter a 10-digit mobile number that starts with 6, 7, 8 or 9')).toBeVisible();
  expect(phone()).toHaveAccessibleDescription('Enter a 10-digit mobile number that starts with 6, 7, 8 or 9');
  expect(phone()).toHaveFocus();
});

test('An attempt that the server rejects because of too many shows its error below the fields', async () => {
  await userEvent.type(reference(), 'LUM-7F3K2Q');
  await userEvent.type(phone(), '9111111111{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent('Request failed with status code 429');
  expect(reference()).toBeValid();
});

test('A server that fails is tried again while the form says so, and then shows its error', async () => {
  await userEvent.type(reference(), 'LUM-7F3K2Q');
  await userEvent.type(phone(), '9111111111{Enter}');
  await screen.findByRole('alert');
  await userEvent.clear(phone());

  await userEvent.type(phone(), '9222222222{Enter}');

  expect(screen.getByRole('button', { name: 'Loading…' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('alert', undefined, { timeout: 10_000 })).toHaveTextContent(
    'We cannot show your order right now. Request failed with status code 503.',
  );
  expect(screen.getByRole('button', { name: 'Track my order' })).toBeVisible();
}, 20_000);

test('Back from the order shows the form as it was typed', async () => {
  await userEvent.type(reference(), '7f3k2q');
  await userEvent.type(phone(), '9876543210{Enter}');
  await screen.findByText('Received.');

  window.history.back();

  await screen.findByRole('heading', { level: 1, name: 'Track your order' });
  expect([reference(), phone()].map(({ value }) => value)).toEqual(['7f3k2q', '9876543210']);
});

test('A link to the page shows the form empty', async () => {
  await userEvent.type(reference(), '7f3k2q');
  await userEvent.type(phone(), '9876543210{Enter}');
  await screen.findByText('Received.');

  await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Track order' }));

  await screen.findByRole('heading', { level: 1, name: 'Track your order' });
  expect([reference(), phone()].map(({ value }) => value)).toEqual(['', '']);
});

test.each(['ENQ-7AV439', ' enq 7av439', '#enq–7av439', 'enq7av439'])(
  'The enquiry number “%s” shows when the shop replies',
  async (number) => {
    await userEvent.type(reference(), number);
    await userEvent.type(phone(), '9876543210{Enter}');

    expect(reference()).toHaveAccessibleDescription(
      'This is the number of an enquiry. We reply within a working day, on WhatsApp or by phone.',
    );
    expect(window.location.pathname).toBe('/orders');
  },
);

test('A malformed order number shows an error in its field and opens nothing', async () => {
  await userEvent.type(reference(), 'LUM-1');
  await userEvent.click(screen.getByRole('button', { name: 'Track my order' }));

  expect(reference()).toHaveAccessibleDescription('Enter the order number, such as LUM-7F3K2Q');
  expect(phone()).toHaveAccessibleDescription('Mobile number is required');
  expect(reference()).toHaveFocus();
  expect(window.location.pathname).toBe('/orders');
});
