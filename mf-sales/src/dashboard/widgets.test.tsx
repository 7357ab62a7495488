import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { button, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeOrder } from '@lumora/shared-ui/testing/make-order.ts';
import { RecentOrders } from './recent-orders.tsx';
import { SalesWidget } from './sales-widget.tsx';

const network = useNetwork();

test('the widget of recent orders links each order, and announces an order that arrives while it is open', async () => {
  const { order: first } = await makeOrder();
  openPage(<RecentOrders />);
  const line = await screen.findByRole('link', { name: new RegExp(first.reference) });
  expect(line).toHaveAttribute('href', `/admin/orders/${first.id}`);
  expect(screen.getByRole('status', { name: 'New orders' })).toBeEmptyDOMElement();

  const { order: second } = await makeOrder();
  fireEvent(window, new Event('visibilitychange'));

  expect(await screen.findByRole('link', { name: new RegExp(second.reference) })).toBeVisible();
  expect(screen.getByRole('status', { name: 'New orders' })).toHaveTextContent(/by Asha.*, ₹1,999/);
});

test('the widget of sales sums today and 30 days, and describes the plot by its best day', async () => {
  const days = [
    { day: '2026-11-24', orders: 2, amount: 2400 },
    { day: '2026-11-25', orders: 1, amount: 999.5 },
  ];
  network.respond('/admin/orders/sales', { data: days });
  openPage(<SalesWidget />);

  expect((await screen.findAllByRole('definition')).map(({ textContent }) => textContent)).toEqual([
    '₹3,399.50 3 orders',
    '₹999.50 1 order',
  ]);
  expect(await screen.findByRole('img', { name: 'Sales by day: the best day was 24 Nov with ₹2,400' })).toBeVisible();
});

test('the widget of sales states why it could not be loaded, and Retry loads it', async () => {
  network.fail('/admin/orders/sales', { status: 422, message: 'Sales are down' });
  const { user } = openPage(<SalesWidget />);
  expect(await screen.findByText('Sales are down')).toBeVisible();

  network.passThrough('/admin/orders/sales');
  await user.click(await button('Retry'));

  expect(await screen.findByText('Total')).toBeVisible();
});
