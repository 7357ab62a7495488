import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, fillAll, placeOrder, useCheckout } from '../testing/use-checkout.ts';
import { customerWhoUsedOnce } from '../testing/sample-cart.ts';
import { order } from '../testing/sample-order.ts';

const checkout = useCheckout();

const cart = JSON.stringify([{ variant_id: 2, quantity: 2 }]);
const rejection = (fields: Record<string, string>, message = 'Nothing was ordered.') =>
  Response.json({ message, error: 'conflict', fields, request_id: '1' }, { status: 409 });

test('A voucher used up by the customer rejects the order, shows the total without it, and is omitted when placed again', async () => {
  localStorage.setItem('lumora-voucher', 'ONCE');
  checkout.respond = () =>
    rejection({ voucher: 'You have used ONCE already.' }, 'You have used ONCE already. Nothing was ordered.');
  await checkout.open('?variant=2');
  const sum = within(screen.getByRole('region', { name: 'Your order' }));
  expect(sum.getByText('ONCE takes ₹500 off, once per customer.')).toBeVisible();

  fillAll();
  expect(await sum.findByText('You have used ONCE already. Try another code.')).toBeVisible();
  expect(sum.getByLabelText('Voucher code')).toBeInvalid();
  expect(screen.getAllByText(/You have used ONCE already/)).toHaveLength(1);
  expect(screen.getByText('Voucher not applied')).toBeVisible();
  await placeOrder();

  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/^Your order was not placed\. Place it again/),
  );
  expect(screen.getAllByText(/You have used ONCE already/)).toHaveLength(1);
  expect(checkout.sent[0]?.body).toMatchObject({ voucher: 'ONCE', total: 3499 });
  expect(screen.getByLabelText(/^Address/)).toHaveValue('12 MG Road, Bengaluru');
  checkout.respond = () => Response.json({ data: order });
  await userEvent.click(screen.getByRole('button', { name: 'Place order without voucher' }));

  await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' });
  expect(checkout.sent[1]?.body).toMatchObject({ total: 3499 });
  expect(checkout.sent[1]?.body).not.toHaveProperty('voucher');
});

test('A voucher rejected for one phone number is applied for another', async () => {
  localStorage.setItem('lumora-voucher', 'ONCE');
  sessionStorage.setItem('lumora-checkout', JSON.stringify({ phone: customerWhoUsedOnce }));
  await checkout.open('?variant=2');
  await screen.findByText('Voucher not applied');

  fill(/^Mobile number/, '91234 56780');

  expect(await screen.findByText('ONCE takes ₹500 off, once per customer.')).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('The rejection message disappears when another phone number is typed', async () => {
  localStorage.setItem('lumora-voucher', 'ONCE');
  checkout.respond = () => rejection({ voucher: 'You have used ONCE already.' }, 'Used. Nothing was ordered.');
  await checkout.open('?variant=2');
  fillAll();
  await placeOrder();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Your order was not placed/));

  fill(/^Mobile number/, '91234 56780');

  expect(await screen.findByText('ONCE takes ₹500 off, once per customer.')).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('The voucher field is folded below the order summary until the shopper opens it', async () => {
  await checkout.open('?variant=2');
  const sum = within(screen.getByRole('region', { name: 'Your order' }));
  expect(screen.getByRole('button', { name: /^Order summary/ })).toHaveAttribute('aria-expanded', 'false');
  expect(sum.getByLabelText('Voucher code')).not.toBeVisible();

  await userEvent.click(sum.getByText('Have a voucher code?'));

  expect(sum.getByLabelText('Voucher code')).toBeVisible();
});

test('An unknown code is reported at its field, and is omitted when the order is placed again', async () => {
  checkout.respond = () => rejection({ voucher: 'There is no voucher NOPE.' });
  await checkout.open('?variant=2');
  const sum = within(screen.getByRole('region', { name: 'Your order' }));

  await userEvent.click(sum.getByText('Have a voucher code?'));
  await userEvent.type(sum.getByLabelText('Voucher code'), 'nope{Enter}');
  expect(await sum.findByText('There is no voucher NOPE. Check how it is written.')).toBeVisible();
  fillAll();
  await placeOrder();
  checkout.respond = () => Response.json({ data: order });
  await userEvent.click(await screen.findByRole('button', { name: 'Place order without voucher' }));

  await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' });
  expect(checkout.sent[1]?.body).not.toHaveProperty('voucher');
});

test('The voucher field that the shopper has closed opens when the phone number makes the voucher invalid', async () => {
  localStorage.setItem('lumora-cart', cart);
  localStorage.setItem('lumora-voucher', 'ONCE');
  await checkout.open();
  const voucher = within(screen.getByRole('region', { name: 'Voucher' }));
  await userEvent.click(voucher.getByText('Have a voucher code?'));
  expect(voucher.getByText(/^ONCE takes/)).not.toBeVisible();

  fillAll();

  expect(await voucher.findByText('You have used ONCE already. Try another code.')).toBeVisible();
});

test('The voucher field that the shopper has closed opens when the order is rejected because of the voucher', async () => {
  localStorage.setItem('lumora-voucher', 'NOPE');
  checkout.respond = () => rejection({ voucher: 'There is no voucher NOPE.' });
  await checkout.open('?variant=2');
  const voucher = within(screen.getByRole('region', { name: 'Voucher' }));
  await userEvent.click(voucher.getByText('Have a voucher code?'));
  expect(voucher.getByLabelText('Voucher code')).not.toBeVisible();

  fillAll();
  await placeOrder();

  await waitFor(() => expect(voucher.getByLabelText('Voucher code')).toBeVisible());
});

test('The voucher field stays open when the rejected voucher is removed', async () => {
  localStorage.setItem('lumora-cart', cart);
  localStorage.setItem('lumora-voucher', 'NOPE');
  await checkout.open();
  const sum = within(screen.getByRole('region', { name: 'Your order' }));

  await userEvent.clear(sum.getByLabelText('Voucher code'));
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(sum.queryByText(/There is no voucher NOPE/)).toBeNull());
  expect(sum.getByLabelText('Voucher code')).toBeVisible();
});
