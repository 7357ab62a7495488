import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { button, openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeOrder } from '../testing/make-order.ts';
import { OrdersPage } from './orders-page.tsx';

const network = useNetwork();
const open = (query = '') => openPage(<OrdersPage />, { path: '/admin/orders', at: `/admin/orders${query}` });

it('shows who ordered how much when, how it is paid and where it stands', async () => {
  const { order } = await makeOrder();
  open(`?q=${order.reference}`);

  const shown = within(await row(order.reference));

  expect(shown.getByRole('link', { name: order.reference })).toHaveAttribute('href', `/admin/orders/${order.id}`);
  expect(shown.getByText(order.name)).toBeVisible();
  expect(shown.getByText('+91 98765 43210')).toBeVisible();
  expect(shown.getByText(/^Today, \d\d:\d\d$/)).toBeVisible();
  expect(shown.getByText('₹1,999')).toBeVisible();
  expect(shown.getByText('Cash on delivery')).toBeVisible();
  expect(shown.getByText('New')).toBeVisible();
});

it('narrows by status, and keeps that in the address', async () => {
  const { order } = await makeOrder();
  const { user, router } = open(`?q=${order.reference}`);
  await row(order.reference);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Delivered');

  expect(await screen.findByText('No results found. Try adjusting your search.')).toBeVisible();
  expect(router.state.location.search).toContain('status=delivered');
});

it('finds an order by the phone number as it is spoken', async () => {
  const { order } = await makeOrder({ phone: '90000 12345' });
  const { user } = open();

  await user.type(await screen.findByRole('searchbox'), '+91 90000 12345');

  expect(await row(order.reference)).toBeVisible();
});

it('that cannot be had says why and asks again on Retry', async () => {
  const { order } = await makeOrder();
  network.refuse('/admin/orders/list', { status: 500, message: 'The database is asleep' });
  const { user } = open(`?q=${order.reference}`);
  await screen.findByText('The database is asleep');

  network.admit('/admin/orders/list');
  await user.click(await button('Retry'));

  expect(await row(order.reference)).toBeVisible();
});

it('without any order says what will be here', async () => {
  network.answer('/admin/orders/list', { data: [], meta: { total: 0, page: 1, pageSize: 10 } });
  open();

  expect(await screen.findByText('No orders yet')).toBeVisible();
});
