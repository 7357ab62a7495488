import { expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button, dialog, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { SavedDesign } from '@lumora/shared-contract/designs';
import { makeOrder, makeVariantForSale, readOrder } from '@lumora/shared-ui/testing/make-order.ts';
import { call } from '@lumora/shared-ui/testing/real-api.ts';
import { OrderPage } from '../order-page.tsx';

useNetwork();

it('undoes “Mark delivered” and keeps courier and tracking', async () => {
  const { order } = await makeOrder();
  await call('POST', `/admin/orders/update/${order.id}`, { status: 'confirmed' });
  await call('POST', `/admin/orders/update/${order.id}`, { status: 'dispatched', courier: 'DTDC', tracking: 'D 7' });
  const { user } = openPage(<OrderPage />, { path: '/admin/orders/:id', at: `/admin/orders/${order.id}` });

  await user.click(await button('Mark delivered'));
  await user.click(await button('Undo'));

  expect(await button('Mark delivered')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark delivered' })).toHaveFocus());
  expect(await readOrder(order.id)).toMatchObject({ status: 'dispatched', courier: 'DTDC', tracking: 'D 7' });
});

it('accepts Undo of the toast after “Undo delivery” of the page', async () => {
  const { order } = await makeOrder();
  for (const status of ['confirmed', 'dispatched']) await call('POST', `/admin/orders/update/${order.id}`, { status });
  const { user } = openPage(<OrderPage />, { path: '/admin/orders/:id', at: `/admin/orders/${order.id}` });
  await user.click(await button('Mark delivered'));
  await user.click(await button('Undo delivery'));
  expect(await screen.findByText('Delivery undone')).toBeVisible();

  await user.click(await button('Undo'));

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(screen.queryByText(/can be delivered or cancelled/)).toBeNull();
  expect((await readOrder(order.id)).status).toBe('dispatched');
});

it('shows an undone delivery as one event of its own', async () => {
  const { order } = await makeOrder();
  for (const status of ['confirmed', 'dispatched', 'delivered'])
    await call('POST', `/admin/orders/update/${order.id}`, { status });
  const { user } = openPage(<OrderPage />, { path: '/admin/orders/:id', at: `/admin/orders/${order.id}` });

  await user.click(await button('Undo delivery'));

  expect(await screen.findByText('Delivery undone')).toBeVisible();
  expect(screen.queryByText('Order dispatched')).toBeNull();
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(await history.findByText(/^Delivery undone by/)).toBeVisible();
  expect(history.getAllByText(/^Dispatched by/)).toHaveLength(1);
});

it('returns a delivered order to dispatched also after the time of Undo', async () => {
  const { order } = await makeOrder();
  for (const status of ['confirmed', 'dispatched', 'delivered'])
    await call('POST', `/admin/orders/update/${order.id}`, { status });
  const { user } = openPage(<OrderPage />, { path: '/admin/orders/:id', at: `/admin/orders/${order.id}` });

  await user.click(await button('Undo delivery'));

  expect(await button('Mark delivered')).toHaveFocus();
  expect((await readOrder(order.id)).status).toBe('dispatched');
});

it('ignores the second click of a double click, which hits the button of the next status', async () => {
  const { order } = await makeOrder();
  await call('POST', `/admin/orders/update/${order.id}`, { status: 'confirmed' });
  await call('POST', `/admin/orders/update/${order.id}`, { status: 'dispatched' });
  openPage(<OrderPage />, { path: '/admin/orders/:id', at: `/admin/orders/${order.id}` });

  fireEvent.click(await button('Mark delivered'), { detail: 2 });
  // by this response, a request sent by the click would have changed the status
  expect(await readOrder(order.id)).toMatchObject({ status: 'dispatched' });
  expect(screen.getByRole('button', { name: 'Mark delivered' })).toHaveAttribute('aria-disabled', 'false');
});

it('says before a cancellation that only the pieces of products go back into stock, not custom signs', async () => {
  const text = { text: 'Chai', font: 'sacramento', tube: 'pink' };
  const design = { lines: [text], width_cm: 100, backboard: 'cut', dimmer: false, outdoor: false };
  const { id: design_id, price } = (await call<ApiResponse<SavedDesign>>('POST', '/designs', design)).data;
  const { variant } = await makeVariantForSale();
  const custom = { design_id, quantity: 2 };
  const orders = [
    await makeOrder({ lines: [custom], total: 2 * price }),
    await makeOrder({ lines: [custom, { variant_id: variant.id, quantity: 1 }], total: 2 * price + 999.5 }),
  ];
  const descriptions: (string | null)[] = [];

  for (const { order } of orders) {
    const { user } = openPage(<OrderPage />, { path: '/admin/orders/:id', at: `/admin/orders/${order.id}` });
    await user.click(await button('Cancel order'));
    const confirmation = within(await dialog(`Cancel order ${order.reference}?`));
    descriptions.push(confirmation.getByText(/cannot be taken up again/).textContent);
    cleanup();
  }

  expect(descriptions).toEqual([
    'A cancelled order cannot be taken up again.',
    '1 of its 3 pieces goes back into stock. A cancelled order cannot be taken up again.',
  ]);
});
