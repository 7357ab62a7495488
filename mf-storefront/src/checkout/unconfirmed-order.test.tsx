import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, fillAll, placeOrder, useCheckout } from '../testing/use-checkout.ts';
import { order } from '../testing/sample-order.ts';

const checkout = useCheckout();

const pink = { variant_id: 2, quantity: 2 };
const stored = () => JSON.parse(localStorage.getItem('lumora-cart') ?? 'null');
const rateLimited = () =>
  Response.json(
    { message: 'Too many attempts. Try again in 15 minutes.', error: 'too_many_requests', request_id: '1' },
    { status: 429 },
  );

test('An order without a response is sent again with the same idempotency key, also after a reload', async () => {
  checkout.respond = () => Promise.reject(new TypeError('Failed to fetch'));
  await checkout.open('?variant=2');
  fillAll();
  await placeOrder();
  expect(await screen.findByText(/it will not be placed twice/)).toBeVisible();

  checkout.close();
  checkout.respond = () => Response.json({ data: order });
  await checkout.open('?variant=2');
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Asha Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' });
  expect(checkout.sent).toHaveLength(2);
  expect(checkout.sent[1]).toEqual(checkout.sent[0]);
  expect(checkout.sent[0]?.key).toMatch(/^[\da-f]{32}$/);
});

test('An order without a response keeps its idempotency key after a 429', async () => {
  checkout.respond = () => Promise.reject(new TypeError('Failed to fetch'));
  await checkout.open('?variant=2');
  fillAll();
  await placeOrder();
  checkout.respond = rateLimited;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Too many attempts. Try again in 15 minutes. Try again: it will/)).toBeVisible();

  checkout.respond = () => Response.json({ data: order });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' });
  expect(new Set(checkout.sent.map(({ key }) => key)).size).toBe(1);
});

test.each(['garbage', '{"key":1}', '{"key":"k","body":{}}'])('A stored attempt %s is ignored', async (text) => {
  sessionStorage.setItem('lumora-order', text);

  await checkout.open('?variant=2');

  expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled();
});

test('The shopper can change an order whose first attempt got a 429', async () => {
  checkout.respond = rateLimited;
  await checkout.open('?variant=2');
  fillAll();
  await placeOrder();

  expect(await screen.findByText('Too many attempts. Try again in 15 minutes.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled();
});

test.each([
  { ordered: '', open: '?variant=2', left: [] },
  { ordered: '?variant=2', open: '', left: [pink] },
])('An order of /checkout$ordered sent again on /checkout$open leaves $left in the cart', async (searches) => {
  localStorage.setItem('lumora-cart', JSON.stringify([pink]));
  checkout.respond = () => Promise.reject(new TypeError('Failed to fetch'));
  await checkout.open(searches.ordered);
  fillAll();
  await placeOrder();
  await screen.findByText(/it will not be placed twice/);

  checkout.close();
  checkout.respond = () => Response.json({ data: order });
  await checkout.open(searches.open);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' });
  expect(stored() ?? []).toEqual(searches.left);
});

test('Try again unlocks the form when the order was rejected after the shopper had left the checkout', async () => {
  localStorage.setItem('lumora-cart', JSON.stringify([pink]));
  let respond: (response: Response) => void = () => undefined;
  checkout.respond = () => new Promise((resolve) => (respond = resolve));
  await checkout.open();
  fillAll();
  await placeOrder();
  await userEvent.click(screen.getByRole('link', { name: 'Change' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Checkout' }));
  expect(await screen.findByText(/^We could not confirm/)).toBeVisible();

  respond(Response.json({ message: 'The prices have changed.', error: 'conflict' }, { status: 409 }));
  await waitFor(() => expect(sessionStorage.getItem('lumora-order')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(screen.getByLabelText(/^Address/)).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled();
  expect(screen.queryByText(/^We could not confirm/)).toBeNull();
  expect(checkout.sent).toHaveLength(1);
});

test('An order without a response is described on another checkout, which places its own order once the shopper decides so', async () => {
  localStorage.setItem('lumora-cart', JSON.stringify([pink]));
  checkout.respond = () => Promise.reject(new TypeError('Failed to fetch'));
  await checkout.open();
  fillAll();
  await placeOrder();
  expect(await screen.findByText(/It is for 2 items at ₹[\d,]+, to Asha Rao, 12 MG Road, Bengaluru\./)).toBeVisible();

  checkout.close();
  checkout.respond = () => Response.json({ data: order });
  await checkout.open('?variant=3&quantity=1');
  expect(screen.getByText(/It is for 2 items at ₹[\d,]+, to Asha Rao/)).toBeVisible();
  expect(screen.getByLabelText(/^Address/)).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Place another order' }));
  fill(/^Address/, '7 Park Street, Mysuru');
  await placeOrder();

  await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' });
  const [first, second] = checkout.sent;
  expect(second?.key).not.toBe(first?.key);
  expect(second?.body).toMatchObject({ lines: [{ variant_id: 3, quantity: 1 }], address: '7 Park Street, Mysuru' });
  expect(stored()).toEqual([pink]);
});
