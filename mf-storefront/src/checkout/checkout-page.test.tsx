import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, fillAll, placeOrder, useCheckout } from '../testing/use-checkout.ts';
import { optionsText } from '../testing/options-text.ts';
import { openShop } from '../testing/open-shop.ts';
import { savedChai } from '../testing/sample-designs.ts';
import { order } from '../testing/sample-order.ts';
import { card } from '../testing/sample-shop.ts';

const checkout = useCheckout();

const pink = { variant_id: 2, quantity: 2 };
const blue = { variant_id: 3, quantity: 5 };

const stored = () => JSON.parse(localStorage.getItem('lumora-cart') ?? 'null');
const rejection = (fields: Record<string, string>, message = 'Nothing was ordered.') =>
  Response.json({ message, error: 'conflict', fields, request_id: '1' }, { status: 409 });

test('The shopper orders the cart and sees the order page; unavailable quantities stay in the cart', async () => {
  localStorage.setItem('lumora-cart', JSON.stringify([pink, blue, { variant_id: 1, quantity: 1 }]));
  localStorage.setItem('lumora-voucher', 'GLOW500');
  await checkout.open();
  expect(screen.getByText('GLOW500 takes ₹500 off.')).toBeVisible();
  expect(screen.getByText('You save ₹3,500')).toBeVisible();
  expect(screen.getByText('Only 2 left. 2 will be ordered.')).toBeVisible();

  fillAll();
  await userEvent.click(screen.getByRole('radio', { name: /Confirm on chat/ }));
  await placeOrder();

  expect(await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' })).toHaveFocus();
  expect(checkout.sent).toHaveLength(1);
  expect(checkout.sent[0]?.body).toMatchObject({
    name: 'Asha Rao',
    phone: '98765 43210',
    payment: 'chat',
    voucher: 'GLOW500',
    total: 306496,
    lines: [pink, { variant_id: 3, quantity: 2 }],
  });
  expect(stored()).toEqual([
    { variant_id: 3, quantity: 3 },
    { variant_id: 1, quantity: 1 },
  ]);
  expect(localStorage.getItem('lumora-voucher')).toBeNull();
});

test('After an order its page thanks the shopper, and the empty cart and checkout link to it', async () => {
  localStorage.setItem('lumora-cart', JSON.stringify([pink]));
  await checkout.open();
  fillAll();
  await placeOrder();
  expect(await screen.findByText('Thank you, Asha Rao.')).toBeVisible();
  expect(screen.getByText(/^See it again under/)).toHaveTextContent('with LUM-7F3K2Q and your mobile number.');

  for (const page of ['/cart', '/checkout']) {
    checkout.close();
    checkout.close = openShop(page);
    expect(await screen.findByText(/^Your order LUM-7F3K2Q is placed\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', '/orders/LUM-7F3K2Q');
  }
});

test('Buy Now orders a single variant and does not change the cart', async () => {
  localStorage.setItem('lumora-cart', JSON.stringify([blue]));
  await checkout.open('?variant=2&quantity=3');

  fillAll();
  await placeOrder();

  await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' });
  expect(checkout.sent[0]?.body).toMatchObject({ lines: [{ variant_id: 2, quantity: 3 }], total: 10497 });
  expect(stored()).toEqual([blue]);
});

test('The form can be filled in before the total is known, and keeps its focus', async () => {
  let sendQuote = () => undefined as void;
  checkout.beforeQuote = new Promise((resolve) => (sendQuote = resolve));
  const opened = checkout.open('?variant=2');
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Asha');

  sendQuote();
  await opened;

  expect(screen.getByLabelText(/^Name/)).toHaveFocus();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Asha');
  expect(screen.getByRole('button', { name: 'Place order' })).toBeVisible();
});

test('The form stays as it is when the total could not be loaded', async () => {
  let failQuote = () => undefined as void;
  checkout.beforeQuote = new Promise((_resolve, reject) => (failQuote = () => reject(new TypeError('offline'))));
  const opened = checkout.open('?variant=2');
  const name = await screen.findByLabelText(/^Name/);
  await userEvent.type(name, 'Asha');

  failQuote();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(retry.parentElement).toHaveTextContent(/^We cannot show prices right now\.Try again$/);
  expect(name).toHaveFocus();
  checkout.beforeQuote = Promise.resolve();
  await userEvent.click(retry);
  await opened;

  expect(name).toHaveValue('Asha');
  expect(name).toBeVisible();
  expect(screen.getByRole('button', { name: 'Place order' })).toBeVisible();
});

test('Errors appear next to their fields, the first invalid field is focused, and a corrected field loses its error', async () => {
  await checkout.open('?variant=2');

  fill(/^Name/, 'Asha Rao');
  fill(/^PIN code/, '12');
  await placeOrder();

  const phone = screen.getByLabelText(/^Mobile number/);
  expect(phone).toHaveFocus();
  expect(phone).toHaveAccessibleDescription('Mobile number is required');
  expect(screen.getByLabelText(/^PIN code/)).toHaveAccessibleDescription(
    'Enter a PIN code of 6 digits that does not start with 0',
  );
  fill(/^Mobile number/, '9876543210');
  expect(phone).toBeValid();
  expect(checkout.sent).toEqual([]);
});

test('A second click while an order is being sent sends nothing', async () => {
  let respond: (response: Response) => void = () => undefined;
  checkout.respond = () => new Promise((resolve) => (respond = resolve));
  await checkout.open('?variant=2');
  fillAll();

  await placeOrder();
  await userEvent.click(await screen.findByRole('button', { name: 'Placing order…' }));
  respond(Response.json({ data: order }));

  await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' });
  expect(checkout.sent).toHaveLength(1);
});

test('The page never shows the empty cart between the order and the order page', async () => {
  localStorage.setItem('lumora-cart', JSON.stringify([pink]));
  await checkout.open();
  fillAll();
  const texts: string[] = [];
  new MutationObserver(() => texts.push(document.body.textContent)).observe(document.body, {
    childList: true,
    subtree: true,
  });

  await placeOrder();

  await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' });
  expect(texts.filter((text) => text.includes('Your cart is empty'))).toEqual([]);
});

test('A rejected order shows the reason, keeps the form values, and has a new idempotency key when sent again', async () => {
  checkout.respond = () => rejection({ total: 'dearer' }, 'The total is now ₹3,999, not ₹3,499. Nothing was ordered.');
  await checkout.open('?variant=2');
  fillAll();
  await placeOrder();

  expect(await screen.findByText(/The total is now ₹3,999/)).toBeVisible();
  expect(screen.getByLabelText(/^Address/)).toHaveValue('12 MG Road, Bengaluru');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled());
  checkout.respond = () => Response.json({ data: order });
  await placeOrder();

  await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' });
  expect(checkout.sent[1]?.key).not.toBe(checkout.sent[0]?.key);
});

test('A validation error from the server appears next to its field', async () => {
  checkout.respond = () => rejection({ phone: 'This number cannot be reached' });
  await checkout.open('?variant=2');
  fillAll();
  await placeOrder();

  await waitFor(() =>
    expect(screen.getByLabelText(/^Mobile number/)).toHaveAccessibleDescription('This number cannot be reached'),
  );
  expect(screen.getByLabelText(/^Mobile number/)).toHaveFocus();
});

test('A cart without available lines cannot be ordered', async () => {
  await checkout.open('?variant=1&quantity=1');

  const message = screen.getByText(/Nothing here can be ordered right now/);
  expect(message.compareDocumentPosition(screen.getByRole('region', { name: 'Your order' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getByRole('link', { name: 'See all signs' })).toHaveAttribute('href', '/product-display');
  const chats = within(screen.getByRole('main')).getAllByRole('link', { name: 'Ask on WhatsApp' });
  expect(decodeURIComponent(chats[0]?.getAttribute('href') ?? '')).toContain(
    '1 × Chai & Chill (41 × 46 cm, Pink, SKU CHAI-1)',
  );
});

test('The page has no form when nothing can be ordered', async () => {
  await checkout.open('?variant=1&quantity=1');

  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
});

test('A product that sells out during the order is reported at the top together with the message of the server', async () => {
  checkout.respond = () => rejection({ 'lines[0]': 'gone' }, '“Chai & Chill” is out of stock. Nothing was ordered.');
  await checkout.open('?variant=2');
  fillAll();
  checkout.soldOut = true;
  await placeOrder();

  expect(await screen.findByText(/Nothing here can be ordered right now/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('“Chai & Chill” is out of stock. Nothing was ordered.');
});

test('The order summary opens by its line with the number of items and the total', async () => {
  localStorage.setItem('lumora-cart', JSON.stringify([pink]));
  await checkout.open();
  const fold = screen.getByRole('button', { name: 'Order summary 2 items · Free delivery ₹6,998' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(fold);

  expect(fold).toHaveAttribute('aria-expanded', 'true');
});

test('The order summary is open when a line has a problem', async () => {
  localStorage.setItem('lumora-cart', JSON.stringify([{ variant_id: 3, quantity: 5 }]));
  await checkout.open();

  expect(screen.getByRole('button', { name: /^Order summary/ })).toHaveAttribute('aria-expanded', 'true');
});

test('The order summary and its voucher field are open when the voucher has a problem', async () => {
  localStorage.setItem('lumora-cart', JSON.stringify([{ variant_id: 3, quantity: 1 }]));
  localStorage.setItem('lumora-voucher', 'NOPE');
  await checkout.open();

  expect(screen.getByRole('button', { name: /^Order summary/ })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByLabelText('Voucher code')).toBeVisible();
});

test('Lines of the order link to their product or design', async () => {
  localStorage.setItem('lumora-cart', JSON.stringify([pink, { design_id: savedChai.id, quantity: 1 }]));
  await checkout.open();
  const summary = within(screen.getByRole('region', { name: 'Your order' }));

  expect(summary.getByRole('link', { name: 'Chai & Chill' })).toHaveAttribute('href', '/products/chai-and-chill');
  expect(summary.getByRole('link', { name: '“Chai”' })).toHaveAttribute('href', `/d/${savedChai.id}`);
  expect(summary.getByText(optionsText('Board 96 × 36 cm · Comfortaa · Blue · Black acrylic · dimmer'))).toBeVisible();
});

test('The checkout of an empty cart says so, links to the product list, and shows best sellers without badges', async () => {
  checkout.close = openShop('/checkout', undefined, {
    '/products/featured': () => ({ data: [{ ...card, is_best: true, is_new: true }] }),
  });

  expect(await screen.findByText(/^Your cart is empty, so there is nothing to check out yet\./)).toBeVisible();
  const shelf = within(await screen.findByRole('region', { name: 'Best sellers' }));
  expect(await shelf.findAllByRole('listitem')).toHaveLength(1);
  expect(shelf.queryByText(/^(Best seller|New)$/)).toBeNull();
  expect(await screen.findByRole('link', { name: 'See all signs' })).toHaveAttribute('href', '/product-display');
});
