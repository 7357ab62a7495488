import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { button, filterBy, openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeOrder } from '@lumora/shared-ui/testing/make-order.ts';
import { OrdersPage } from './orders-page.tsx';

const network = useNetwork();
const open = (query = '') => openPage(<OrdersPage />, { path: '/admin/orders', at: `/admin/orders${query}` });

it('shows customer, total, time, payment and status of each order', async () => {
  const { order } = await makeOrder();
  open(`?q=${order.reference}`);

  const orderRow = within(await row(order.reference));

  expect(orderRow.getByRole('link', { name: order.reference })).toHaveAttribute('href', `/admin/orders/${order.id}`);
  expect(orderRow.getByText(order.name)).toBeVisible();
  expect(orderRow.getByText('+91 98765 43210')).toBeVisible();
  expect(orderRow.getByText(/^Today, \d\d:\d\d$/)).toBeVisible();
  expect(orderRow.getByText('₹1,999')).toBeVisible();
  expect(orderRow.getByText('Cash on delivery')).toBeVisible();
  expect(orderRow.getByText('New')).toBeVisible();
});

it('filters by status and stores the filter in the URL', async () => {
  const { order } = await makeOrder();
  const { user, router } = open(`?q=${order.reference}`);
  await row(order.reference);

  await filterBy(user, 'Status', 'Delivered');

  expect(await screen.findByText('No results found. Try adjusting your search.')).toBeVisible();
  expect(router.state.location.search).toContain('status=delivered');
});

it('finds an order by a formatted phone number', async () => {
  const { order } = await makeOrder({ phone: '90000 12345' });
  const { user } = open();

  await user.type(await screen.findByRole('searchbox'), '+91 90000 12345');

  expect(await row(order.reference)).toBeVisible();
});

it('explains why the list failed to load, and loads it on Retry', async () => {
  const { order } = await makeOrder();
  network.refuse('/admin/orders/list', { status: 500, message: 'The database is asleep' });
  const { user } = open(`?q=${order.reference}`);
  await screen.findByText('The database is asleep');

  network.admit('/admin/orders/list');
  await user.click(await button('Retry'));

  expect(await row(order.reference)).toBeVisible();
});

it('shows the empty state without orders', async () => {
  network.answer('/admin/orders/list', { data: [], meta: { total: 0, page: 1, pageSize: 10 } });
  open();

  expect(await screen.findByText('No orders yet')).toBeVisible();
});
