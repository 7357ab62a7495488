import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, fillAll, placeOrder, useCheckout } from '../testing/use-checkout.ts';
import { openShop } from '../testing/open-shop.ts';
import { customerWhoUsedOnce } from '../testing/sample-cart.ts';
import { savedChai } from '../testing/sample-designs.ts';
import { order } from '../testing/sample-order.ts';

const checkout = useCheckout();

const pink = { variant_id: 2, quantity: 2 };
const blue = { variant_id: 3, quantity: 5 };

const stored = () => JSON.parse(localStorage.getItem('lumora-cart') ?? 'null');
const refusal = (fields: Record<string, string>, message = 'Nothing was ordered.') =>
  Response.json({ message, error: 'conflict', fields, request_id: '1' }, { status: 409 });

test('Shoppers order what is in their cart, and see their order; what could not be had stays in the cart', async () => {
  localStorage.setItem('lumora-cart', JSON.stringify([pink, blue, { variant_id: 1, quantity: 1 }]));
  localStorage.setItem('lumora-voucher', 'GLOW500');
  await checkout.open();
  expect(screen.getByText('GLOW500 takes ₹500 off.')).toBeVisible();
  expect(screen.getByText('You save ₹3,500 altogether.')).toBeVisible();
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

test('Buy Now orders that one sign and leaves the cart alone', async () => {
  localStorage.setItem('lumora-cart', JSON.stringify([blue]));
  await checkout.open('?variant=2&quantity=3');

  fillAll();
  await placeOrder();

  await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' });
  expect(checkout.sent[0]?.body).toMatchObject({ lines: [{ variant_id: 2, quantity: 3 }], total: 10497 });
  expect(stored()).toEqual([blue]);
});

test('What is wrong stands beside its field, the first of which has the focus, and goes as it is put right', async () => {
  await checkout.open('?variant=2');

  fill(/^Name/, 'Asha Rao');
  fill(/^PIN code/, '12');
  await placeOrder();

  const phone = screen.getByLabelText(/^Mobile number/);
  expect(phone).toHaveFocus();
  expect(phone).toHaveAccessibleDescription('Mobile number is required');
  expect(screen.getByLabelText(/^PIN code/)).toHaveAccessibleDescription('Enter a 6-digit PIN code');
  fill(/^Mobile number/, '9876543210');
  expect(phone).toBeValid();
  expect(checkout.sent).toEqual([]);
});

test('A second click while an order is under way sends nothing', async () => {
  let answer: (response: Response) => void = () => undefined;
  checkout.answer = () => new Promise((resolve) => (answer = resolve));
  await checkout.open('?variant=2');
  fillAll();

  await placeOrder();
  await userEvent.click(await screen.findByRole('button', { name: 'Placing order…' }));
  answer(Response.json({ data: order }));

  await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' });
  expect(checkout.sent).toHaveLength(1);
});

test('Between an order and its page nobody hears of an empty cart', async () => {
  localStorage.setItem('lumora-cart', JSON.stringify([pink]));
  await checkout.open();
  fillAll();
  const seen: string[] = [];
  new MutationObserver(() => seen.push(document.body.textContent)).observe(document.body, {
    childList: true,
    subtree: true,
  });

  await placeOrder();

  await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' });
  expect(seen.filter((words) => words.includes('Your cart is empty'))).toEqual([]);
});

test('A refused order says why, keeps what was typed, and is another one when it is sent anew', async () => {
  checkout.answer = () => refusal({ total: 'dearer' }, 'The total is now ₹3,999, not ₹3,499. Nothing was ordered.');
  await checkout.open('?variant=2');
  fillAll();
  await placeOrder();

  expect(await screen.findByText(/The total is now ₹3,999/)).toBeVisible();
  expect(screen.getByLabelText(/^Address/)).toHaveValue('12 MG Road, Bengaluru');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled());
  checkout.answer = () => Response.json({ data: order });
  await placeOrder();

  await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' });
  expect(checkout.sent[1]?.key).not.toBe(checkout.sent[0]?.key);
});

test('What the server says of a field stands beside that field', async () => {
  checkout.answer = () => refusal({ phone: 'This number cannot be reached' });
  await checkout.open('?variant=2');
  fillAll();
  await placeOrder();

  await waitFor(() =>
    expect(screen.getByLabelText(/^Mobile number/)).toHaveAccessibleDescription('This number cannot be reached'),
  );
  expect(screen.getByLabelText(/^Mobile number/)).toHaveFocus();
});

test('A voucher that this customer has used holds the order, says what it costs without, and goes when placed again', async () => {
  localStorage.setItem('lumora-voucher', 'ONCE');
  checkout.answer = () =>
    refusal({ voucher: 'You have used ONCE already.' }, 'You have used ONCE already. Nothing was ordered.');
  await checkout.open('?variant=2');
  const sum = within(screen.getByRole('region', { name: 'Your order' }));
  expect(sum.getByText('ONCE takes ₹500 off.')).toBeVisible();

  fillAll();
  expect(await sum.findByText('You have used ONCE already. Try another code.')).toBeVisible();
  expect(sum.getByLabelText('Voucher code')).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /You have used ONCE already.*Without a voucher the total is ₹3,499/,
  );
  await placeOrder();

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Nothing is ordered yet.*₹3,499.*again/));
  expect(checkout.sent[0]?.body).toMatchObject({ voucher: 'ONCE', total: 3499 });
  expect(screen.getByLabelText(/^Address/)).toHaveValue('12 MG Road, Bengaluru');
  checkout.answer = () => Response.json({ data: order });
  await userEvent.click(screen.getByRole('button', { name: 'Place order without voucher' }));

  await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' });
  expect(checkout.sent[1]?.body).toMatchObject({ total: 3499 });
  expect(checkout.sent[1]?.body).not.toHaveProperty('voucher');
});

test('A voucher that was refused for one number is taken for another', async () => {
  localStorage.setItem('lumora-voucher', 'ONCE');
  sessionStorage.setItem('lumora-checkout', JSON.stringify({ phone: customerWhoUsedOnce }));
  await checkout.open('?variant=2');
  await screen.findByText(/Without a voucher the total is/);

  fill(/^Mobile number/, '91234 56780');

  expect(await screen.findByText('ONCE takes ₹500 off.')).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('A refusal for one number is over once another is typed', async () => {
  localStorage.setItem('lumora-voucher', 'ONCE');
  checkout.answer = () => refusal({ voucher: 'You have used ONCE already.' }, 'Used. Nothing was ordered.');
  await checkout.open('?variant=2');
  fillAll();
  await placeOrder();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Nothing is ordered yet/));

  fill(/^Mobile number/, '91234 56780');

  expect(await screen.findByText('ONCE takes ₹500 off.')).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('A code that nobody gave out is said beside it and at the button, and the order goes without it when placed again', async () => {
  checkout.answer = () => refusal({ voucher: 'There is no voucher NOPE.' });
  await checkout.open('?variant=2');
  const sum = within(screen.getByRole('region', { name: 'Your order' }));

  await userEvent.type(sum.getByLabelText('Voucher code'), 'nope{Enter}');
  expect(await sum.findByText('There is no voucher NOPE. Check how it is written.')).toBeVisible();
  fillAll();
  await placeOrder();
  checkout.answer = () => Response.json({ data: order });
  await userEvent.click(await screen.findByRole('button', { name: 'Place order without voucher' }));

  await screen.findByRole('heading', { level: 1, name: 'Order LUM-7F3K2Q' });
  expect(checkout.sent[1]?.body).not.toHaveProperty('voucher');
});

test('What cannot be had cannot be ordered', async () => {
  await checkout.open('?variant=1&quantity=1');

  const said = screen.getByText(/Nothing here can be ordered as it is/);
  expect(said.compareDocumentPosition(screen.getByRole('region', { name: 'Your order' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getByRole('link', { name: 'See all signs' })).toHaveAttribute('href', '/product-display');
  const chats = within(screen.getByRole('main')).getAllByRole('link', { name: 'Ask on WhatsApp' });
  expect(decodeURIComponent(chats[0]?.getAttribute('href') ?? '')).toContain(
    '1 × Chai & Chill (16x18, Pink, SKU CHAI-1)',
  );
});

test('Who can order nothing is not asked for an address, a voucher or a payment', async () => {
  await checkout.open('?variant=1&quantity=1');

  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
});

test('What sells out while it is ordered is said at the top, beside what the shop answered', async () => {
  checkout.answer = () => refusal({ 'lines[0]': 'gone' }, '“Chai & Chill” is out of stock. Nothing was ordered.');
  await checkout.open('?variant=2');
  fillAll();
  checkout.soldOut = true;
  await placeOrder();

  expect(await screen.findByText(/Nothing here can be ordered as it is/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('“Chai & Chill” is out of stock. Nothing was ordered.');
});

test('What is ordered leads to where it can be looked at again', async () => {
  localStorage.setItem('lumora-cart', JSON.stringify([pink, { design_id: savedChai.id, quantity: 1 }]));
  await checkout.open();
  const yours = within(screen.getByRole('region', { name: 'Your order' }));

  expect(yours.getByRole('link', { name: 'Chai & Chill' })).toHaveAttribute('href', '/products/chai-and-chill');
  expect(yours.getByRole('link', { name: '“Chai”' })).toHaveAttribute('href', `/d/${savedChai.id}`);
  expect(yours.getByText('90 × 38 cm · Comfortaa · Blue · Black acrylic · dimmer')).toBeVisible();
});

test('With an empty cart the checkout leads to the signs', async () => {
  checkout.close = openShop('/checkout');

  expect(await screen.findByRole('link', { name: 'See all signs' })).toHaveAttribute('href', '/product-display');
});
