import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillAll, placeOrder, useCheckout } from '../testing/use-checkout.ts';
import { order } from '../testing/sample-order.ts';

const checkout = useCheckout();

afterEach(removeLocks);

/** Adds Web Locks, which jsdom lacks, to the browser. Another tab holds every lock, or the browser denies them. */
function provideLocks({ areDenied = false } = {}) {
  const denied = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
  const held = (_name: string, _options: unknown, callback: (lock: null) => unknown) => Promise.resolve(callback(null));
  const locks = areDenied ? { query: denied, request: denied } : { query: () => Promise.resolve({}), request: held };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}

function removeLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}

test('An order is not sent while another tab sends one, and can be sent afterwards', async () => {
  provideLocks();
  await checkout.open('?variant=2');
  fillAll();
  await placeOrder();
  expect(await screen.findByText(/^Another order of yours is still being sent\./)).toBeVisible();
  expect(checkout.sent).toEqual([]);

  removeLocks();
  await placeOrder();

  await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' });
  expect(checkout.sent).toHaveLength(1);
});

test('An order without a response is sent again with its idempotency key while another tab sends one', async () => {
  checkout.respond = () => Promise.reject(new TypeError('Failed to fetch'));
  await checkout.open('?variant=2');
  fillAll();
  await placeOrder();
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  provideLocks();
  checkout.respond = () => Response.json({ data: order });
  await userEvent.click(tryAgain);

  await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' });
  expect(new Set(checkout.sent.map(({ key }) => key)).size).toBe(1);
});

test('An order is sent where the browser denies locks, as with blocked storage', async () => {
  provideLocks({ areDenied: true });
  await checkout.open('?variant=2');
  fillAll();
  await placeOrder();

  expect(await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' })).toBeVisible();
});
