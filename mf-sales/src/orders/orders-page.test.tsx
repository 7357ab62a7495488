import { expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button, filterBy, openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeOrder, readOrder } from '@lumora/shared-ui/testing/make-order.ts';
import { call, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { OrdersPage } from './orders-page.tsx';

const network = useNetwork();
const open = (query = '') => openPage(<OrdersPage />, { path: '/admin/orders', at: `/admin/orders${query}` });

it('shows customer, total, time, payment and status of each order', async () => {
  const { order } = await makeOrder({ phone: '98765 43210' });
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

it('shows the total of an order in the last column', async () => {
  const { order } = await makeOrder();
  open(`?q=${order.reference}`);
  await row(order.reference);

  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  expect(headers.slice(1)).toEqual(['Order', 'Customer', 'Status', 'Placed', 'Payment', 'Pieces', 'Total']);
});

it('filters by status and stores the filter in the URL', async () => {
  const { order } = await makeOrder();
  const { user, router } = open(`?q=${order.reference}`);
  await row(order.reference);

  await filterBy(user, 'Status', 'Delivered');

  expect(await screen.findByText('No results found. Try adjusting your search.')).toBeVisible();
  expect(router.state.location.search).toContain('status=delivered');
});

it('filters by days and names them in chips', async () => {
  const { order } = await makeOrder();
  const { user, router } = open(`?q=${order.reference}&from=2026-01-01`);
  await row(order.reference);

  await user.click(await button('Filters (1)'));
  fireEvent.change(await screen.findByLabelText('To'), { target: { value: '2026-01-31' } });

  expect(await screen.findByText('No results found. Try adjusting your search.')).toBeVisible();
  expect(router.state.location.search).toContain('to=2026-01-31');
  expect(screen.getByText('From: 1 Jan 2026')).toBeInTheDocument();
});

it('confirms the selected orders, and explains why one cannot be confirmed', async () => {
  const name = unique('Bulk');
  const first = await makeOrder({ name });
  const second = await makeOrder({ name });
  await call('POST', `/admin/orders/update/${second.order.id}`, { status: 'cancelled', reason: 'Broken' });
  const { user } = open(`?q=${name}`);
  await row(first.order.reference);

  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(await button('Confirm'));

  expect(await screen.findByText('1 order confirmed')).toBeVisible();
  expect(screen.getByText(`${second.order.reference} is cancelled and stays so.`)).toBeVisible();
  expect((await readOrder(first.order.id)).status).toBe('confirmed');
});

it('prints the packing slips of the selected orders', async () => {
  const name = unique('Slips');
  const made = [await makeOrder({ name }), await makeOrder({ name })];
  const printed: string[] = [];
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    const slips = screen.getAllByRole('article', { hidden: true });
    printed.push(...slips.map(({ textContent }) => textContent));
  });
  const { user } = open(`?q=${name}`);
  await row(made[0]?.order.reference ?? '');

  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(await button('Print slips'));

  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  for (const { order } of made) expect(printed.join(' ')).toContain(order.reference);
  print.mockRestore();
});

it('renders the packing slips until the selection changes, because a phone prints after print has returned', async () => {
  const { order } = await makeOrder();
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const { user } = open(`?q=${order.reference}`);
  await row(order.reference);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));

  await user.click(await button('Print slips'));

  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(await button('Print slips')).toBeEnabled();
  expect(screen.getByRole('article', { hidden: true })).toHaveTextContent(order.reference);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  expect(screen.queryByRole('article', { hidden: true })).not.toBeInTheDocument();
  print.mockRestore();
});

it('finds an order by a formatted phone number', async () => {
  const { order } = await makeOrder({ phone: '90000 12345' });
  const { user } = open();

  await user.type(await screen.findByRole('searchbox'), '+91 90000 12345');

  expect(await row(order.reference)).toBeVisible();
});

it('explains why the list failed to load, and loads it on Retry', async () => {
  const { order } = await makeOrder();
  network.fail('/admin/orders/list', { status: 500, message: 'The database is not available.' });
  const { user } = open(`?q=${order.reference}`);
  await screen.findByText('The database is not available.');

  network.passThrough('/admin/orders/list');
  await user.click(await button('Retry'));

  expect(await row(order.reference)).toBeVisible();
});

it('shows the empty state without orders', async () => {
  network.respond('/admin/orders/list', { data: [], meta: { total: 0, page: 1, pageSize: 10 } });
  open();

  expect(await screen.findByText('No orders yet')).toBeVisible();
});
