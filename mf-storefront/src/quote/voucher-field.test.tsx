import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartQuoteInput } from '@lumora/shared-contract/cart';
import { openShop } from '../testing/open-shop.ts';
import { quoteOf } from '../testing/sample-cart.ts';

let close = () => undefined as void;
let isDown: boolean;

beforeEach(async () => {
  isDown = false;
  localStorage.setItem('lumora-cart', '[{"variant_id":2,"quantity":2}]');
  await openCart();
});

afterEach(() => {
  close();
  jest.restoreAllMocks();
  localStorage.clear();
});

async function openCart() {
  close = openShop('/cart', ({ body }) => {
    if (isDown) return Response.json({}, { status: 503 });
    const { lines, voucher } = body as CartQuoteInput; // the body that the cart sends
    return Response.json({ data: quoteOf(lines, voucher) });
  });
  await sum();
}

const sum = () => screen.findByRole('region', { name: 'Sum' });
const voucher = () => within(screen.getByRole('region', { name: 'Voucher' }));
const code = () => voucher().getByLabelText('Voucher code');

const open = () => userEvent.click(voucher().getByText('Have a voucher code?'));

test('The field for a voucher opens below the total', async () => {
  expect(code()).not.toBeVisible();

  await open();

  expect(code()).toBeVisible();
  expect((await sum()).compareDocumentPosition(code())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('A voucher reduces the total and stays stored until it is removed', async () => {
  await open();
  await userEvent.type(code(), ' glow500 {Enter}');
  expect(await voucher().findByText('GLOW500 takes ₹500 off.')).toBeVisible();
  expect(voucher().getByRole('button', { name: 'Remove voucher GLOW500' })).toHaveFocus();
  expect(await sum()).toHaveTextContent('Total for 2 items ₹6,498');

  close();
  await openCart();
  expect(document.body).toHaveFocus();
  expect(await sum()).toHaveTextContent('₹6,998 less ₹500 by your voucher');
  expect(await sum()).toHaveTextContent('You save ₹3,500.');
  await userEvent.click(voucher().getByRole('button', { name: 'Remove voucher GLOW500' }));

  await waitFor(async () => expect(await sum()).toHaveTextContent('Total for 2 items ₹6,998'));
  await waitFor(() => expect(code()).toHaveFocus());
  expect(localStorage.getItem('lumora-voucher')).toBeNull();
});

test('A code that is copied from a message with what surrounds it is applied', async () => {
  await open();

  await userEvent.type(code(), '“\u200B*glow500*”.{Enter}');

  expect(await voucher().findByText('GLOW500 takes ₹500 off.')).toBeVisible();
});

test('A rejected voucher stays in its field with the reason', async () => {
  await open();
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.type(code(), 'no pe');
  await userEvent.click(voucher().getByRole('button', { name: 'Apply' }));

  const reason = await voucher().findByText('There is no voucher NOPE. Check how it is written.');
  expect(reason).toBeVisible();
  expect(scrollIntoView.mock.contexts).toEqual([reason]);
  expect(code()).toHaveValue('NOPE');
  expect(voucher().getByRole('button', { name: 'Apply' })).toHaveFocus();
  expect(await sum()).toHaveTextContent('Total for 2 items ₹6,998');
});

test('A voucher that cannot be checked is not said to be checked', async () => {
  await open();
  isDown = true;

  await userEvent.type(code(), 'GLOW500{Enter}');

  expect(await voucher().findByText('We cannot check your voucher right now.')).toBeVisible();
  expect(voucher().getByRole('button', { name: 'Apply', busy: false })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await voucher().findByText('GLOW500 takes ₹500 off.')).toBeVisible();
});

test('A changed quantity does not scroll to the reason of a rejected voucher', async () => {
  await open();
  await userEvent.type(code(), 'nope{Enter}');
  await voucher().findByText('There is no voucher NOPE. Check how it is written.');
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');

  await userEvent.click(screen.getByRole('button', { name: 'One more of Chai & Chill' }));

  await waitFor(async () => expect(await sum()).toHaveTextContent('Total for 3 items ₹10,497'));
  expect(await voucher().findByText('There is no voucher NOPE. Check how it is written.')).toBeVisible();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('Apply with an empty field shows an error and focuses the field', async () => {
  await open();
  await userEvent.click(voucher().getByRole('button', { name: 'Apply' }));

  expect(code()).toHaveAccessibleDescription('Enter a voucher code');
  expect(code()).toHaveFocus();
});

test('The chat message with the order contains the voucher', async () => {
  await open();
  await userEvent.type(code(), 'GLOW500{Enter}');
  await voucher().findByText('GLOW500 takes ₹500 off.');

  const chat = within(await sum()).getByRole('link', { name: 'Order on WhatsApp' });
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain(
    'Voucher GLOW500: −₹500\nTotal for 2 items: ₹6,498',
  );
});
