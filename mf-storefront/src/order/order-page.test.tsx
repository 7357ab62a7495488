import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShopOrder } from '@lumora/shared-contract/orders';
import { openShop } from '../testing/open-shop.ts';
import { order } from '../testing/sample-order.ts';

let close = () => undefined as void;

afterEach(() => {
  close();
  sessionStorage.clear();
});

function openOrder(fields: Partial<ShopOrder> = {}) {
  const { phone } = order;
  close = openShop('/orders/LUM-7F3K2Q', undefined, {
    [`/orders/LUM-7F3K2Q?phone=${phone}`]: () => ({ data: { ...order, ...fields } }),
    '/orders/LUM-7F3K2Q?phone=9876543210': () => ({ data: { ...order, ...fields } }),
    '/orders/LUM-7F3K2Q?phone=9000000000': () => 404,
  });
}

test('The order is shown for its phone number, and a wrong number shows an error', async () => {
  openOrder();

  await userEvent.type(await screen.findByLabelText('Mobile number'), '9000000000{Enter}');
  expect(await screen.findByText('Request failed with status code 404')).toBeVisible();
  expect(screen.getByLabelText('Order number')).toHaveFocus();
  expect(screen.getByLabelText('Order number')).toHaveValue('LUM-7F3K2Q');
  expect(sessionStorage.getItem('lumora-order-LUM-7F3K2Q')).toBeNull();
  await userEvent.clear(screen.getByLabelText('Mobile number'));
  await userEvent.type(screen.getByLabelText('Mobile number'), '919876543210{Enter}');

  await screen.findByRole('region', { name: 'Your signs' });
  expect(screen.getByText(/We have your order and will confirm it soon/)).toBeVisible();
  expect(screen.queryByText(/^Thank you/)).toBeNull(); // the order may have been placed long ago
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sessionStorage.getItem('lumora-order-LUM-7F3K2Q')).toBe(order.phone);
  expect(screen.getByRole('region', { name: 'Your signs' })).toHaveTextContent('66 × 58 cm · Pink');
  expect(screen.getByRole('region', { name: 'Your signs' })).toHaveTextContent('Voucher GLOW500−₹500');
  expect(screen.getByRole('region', { name: 'Delivery and payment' })).toHaveTextContent('21 November 2026');
  expect(screen.getByText(/^Asha Rao/).textContent).toMatch(/\nBengaluru\u00A0560001$/);
  expect(screen.getByText(/^21 November 2026/).textContent).toMatch(/:\d\d\u00A0[ap]m$/); // does not break
  expect(screen.getByRole('link', { name: 'Chai & Chill' })).toHaveAttribute('href', '/products/chai-and-chill');
});

test('The tab that placed the order shows it at once, with a chat link that contains it', async () => {
  sessionStorage.setItem('lumora-order-LUM-7F3K2Q', order.phone);
  openOrder();

  const chat = await screen.findByRole('link', { name: 'Confirm on WhatsApp' });

  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toBe(
    [
      'https://wa.me/919876543210?text=Hi, this is Asha Rao. My order is LUM-7F3K2Q:',
      '2 × Chai & Chill (Size: 66 × 58 cm · Colour: Pink, SKU CHAI-2): ₹6,998',
      'Voucher GLOW500: −₹500',
      'Total: ₹6,498',
      'Payment: To be agreed on WhatsApp',
    ].join('\n'),
  );
  expect(document.title).toMatch(/^Order LUM-7F3K2Q \|/);
});

test('An option whose value is the name of the product is not shown', async () => {
  sessionStorage.setItem('lumora-order-LUM-7F3K2Q', order.phone);
  openOrder({
    lines: order.lines.map((line) => ({ ...line, name: 'Inline Dimmer', details: 'Dimmer: Inline Dimmer' })),
  });

  const products = await screen.findByRole('region', { name: 'Your signs' });

  expect(products).toHaveTextContent('Your signsInline Dimmer2 ×');
});

test('A line of one piece shows its price once', async () => {
  sessionStorage.setItem('lumora-order-LUM-7F3K2Q', order.phone);
  openOrder({ lines: order.lines.map((line) => ({ ...line, quantity: 1, total: line.price })) });

  const products = await screen.findByRole('region', { name: 'Your signs' });

  expect(within(products).getByRole('listitem')).toHaveTextContent(/Pink× 1₹3,499$/);
});

test.each([
  ['dispatched', 'Dispatched', 'Your order is on its way to you.'],
  ['delivered', 'Delivered', 'Your order has arrived.'],
] as const)('An order with the status %s shows that step as current', async (status, step, text) => {
  sessionStorage.setItem('lumora-order-LUM-7F3K2Q', order.phone);
  openOrder({ status });

  expect(await screen.findByRole('listitem', { current: 'step' })).toHaveTextContent(step);
  expect(screen.getByText(new RegExp(text))).toBeVisible();
});

test.each([
  ['new', ['Received', 'Confirmed', 'Dispatched 25–27 Nov', 'Delivered 27 Nov–2 Dec']],
  ['dispatched', ['Received', 'Confirmed', 'Dispatched', 'Delivered']],
] as const)('The steps of an order with the status %s have the days that are planned', async (status, expected) => {
  sessionStorage.setItem('lumora-order-LUM-7F3K2Q', order.phone);
  openOrder({ status, created_at: '2026-11-21T06:00:00.000Z' });

  const steps = within(await screen.findByRole('list', { name: 'Steps of your order' })).getAllByRole('listitem');

  expect(steps.map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual(expected);
});

test.each([
  ['https://www.delhivery.com/track/123', 'With Delhivery'],
  ['DL 123', 'With Delhivery, tracking number DL 123'],
  ['javascript:alert(1)', 'With Delhivery, tracking number javascript:alert(1)'],
  ['', 'With Delhivery'],
])('A parcel with the tracking %j is described as %s', async (tracking, text) => {
  sessionStorage.setItem('lumora-order-LUM-7F3K2Q', order.phone);
  openOrder({ status: 'dispatched', courier: 'Delhivery', tracking });

  const parcel = await screen.findByText(
    (_content, element) => element?.tagName === 'P' && element.textContent === text,
  );

  expect(parcel).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Track your parcel' }).map((link) => link.getAttribute('href'))).toEqual(
    tracking.startsWith('https') ? [tracking] : [],
  );
});

test.each([
  [{ status: 'new', payment: 'chat' }, 'Confirm on WhatsApp'],
  [{ status: 'new', payment: 'cod' }, 'Ask on WhatsApp'],
  [{ status: 'dispatched', tracking: 'https://www.delhivery.com/track/123' }, 'Track your parcel'],
  [{ status: 'dispatched', tracking: 'DL 123' }, 'Ask on WhatsApp'],
] as const)('The first action of the order %j is “%s”', async (fields, name) => {
  sessionStorage.setItem('lumora-order-LUM-7F3K2Q', order.phone);
  openOrder(fields);

  const print = await screen.findByRole('button', { name: 'Print' });

  const actions = print.parentElement ?? document.body;
  expect(actions.firstElementChild).toBe(within(actions).getByRole('link', { name }));
});

test('An order shows its signs before what happens next', async () => {
  sessionStorage.setItem('lumora-order-LUM-7F3K2Q', order.phone);
  openOrder();

  await screen.findByRole('heading', { name: 'Your signs' });

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Your signs',
    'Delivery and payment',
    'What happens next',
  ]);
});

test('A new order says what happens next, with the days of dispatch and arrival', async () => {
  sessionStorage.setItem('lumora-order-LUM-7F3K2Q', order.phone);
  openOrder();

  const next = await screen.findByRole('region', { name: 'What happens next' });
  expect(next).toHaveTextContent('25–\u206027 Nov: your order leaves our workshop');
  expect(next).toHaveTextContent('27 Nov–\u20602 Dec: it reaches you');
});

test.each(['new', 'confirmed'] as const)(
  'A %s order of a custom sign says that its drawing is approved before it is made, and that the dates depend on it',
  async (status) => {
    sessionStorage.setItem('lumora-order-LUM-7F3K2Q', order.phone);
    openOrder({ status, lines: order.lines.map((line) => ({ ...line, path: '/d/cha1cha1', image: null })) });

    const next = await screen.findByRole('region', { name: 'What happens next' });

    expect(next).toHaveTextContent(
      /drawing of your custom sign, and begin once you approve it\. Approve it within a day to keep the dates below\.Then we bend, wire/,
    );
  },
);

test('An order without a custom sign waits for no drawing', async () => {
  sessionStorage.setItem('lumora-order-LUM-7F3K2Q', order.phone);
  openOrder();

  const next = await screen.findByRole('region', { name: 'What happens next' });

  expect(next).toHaveTextContent('We prepare and test your order');
  expect(next).not.toHaveTextContent('drawing');
});

test('A picture of an ordered sign in another colour says which colour it shows', async () => {
  sessionStorage.setItem('lumora-order-LUM-7F3K2Q', order.phone);
  openOrder({ lines: order.lines.map((line) => ({ ...line, details: 'Size: 26x23 · Colour: Blue' })) });

  expect(await screen.findByText('Shown in pink')).toBeVisible();
});

test('A cancelled order shows the reason and no steps', async () => {
  sessionStorage.setItem('lumora-order-LUM-7F3K2Q', order.phone);
  openOrder({ status: 'cancelled', reason: 'The glass broke in the workshop.' });

  expect(await screen.findByText('Reason: The glass broke in the workshop.')).toBeVisible();
  expect(await screen.findByText(/This order was cancelled/)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Steps of your order' })).toBeNull();
});

test('The form without a number shows an error, sends nothing, and explains the steps of an order', async () => {
  openOrder();

  await userEvent.click(await screen.findByRole('button', { name: 'Track my order' }));

  expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription('Mobile number is required');
  expect(screen.getByRole('region', { name: 'What each step means' })).toHaveTextContent('Dispatched');
});
