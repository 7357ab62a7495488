import { afterEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EntityProps, PageExtension } from '@lumora/shared-ui';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, dialog, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { call } from '@lumora/shared-ui/testing/real-api.ts';
import { makeOrder, readOrder } from '@lumora/shared-ui/testing/make-order.ts';
import { OrderPage } from './order-page.tsx';

const network = useNetwork();
afterEach(() => void jest.restoreAllMocks());

function open(id: number | string, may?: readonly string[], extensions?: PageExtension[]) {
  const options = { ...(may && { may }), ...(extensions && { extensions }) };
  return openPage(<OrderPage />, { path: '/admin/orders/:id', at: `/admin/orders/${id}`, ...options });
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the order lines with links to the products, and the total', async () => {
  const { order, product, variant } = await makeOrder();
  open(order.id);

  const lines = await region('Signs');

  expect(screen.getByRole('heading', { name: order.reference })).toBeVisible();
  expect(lines.getByRole('link', { name: product.name })).toHaveAttribute('href', `/products/${product.slug}`);
  expect(lines.getByText(new RegExp(variant.sku))).toBeVisible();
  expect(lines.getByText('2 × ₹999.50')).toBeVisible();
  const [, ...totals] = lines.getAllByRole('term').map(({ textContent }) => textContent);
  expect(totals).toEqual(['Discount', 'Delivery', 'Total']);
  expect(lines.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '₹1,999',
    '₹0',
    'Free',
    '₹1,999',
  ]);
  expect(lines.getAllByText('₹1,999')).toHaveLength(3);
});

it('has the signs after the status, and the customer before the history', async () => {
  const { order } = await makeOrder();
  open(order.id);
  await region('Signs');

  const names = screen.getAllByRole('region').map((section) => section.getAttribute('aria-label'));

  expect(names).toEqual(['Status', 'Signs', 'Customer', 'History']);
});

it('shows the steps of an order with the times when they were reached', async () => {
  const { order } = await makeOrder();
  await call('POST', `/admin/orders/update/${order.id}`, { status: 'confirmed' });
  open(order.id);

  const steps = within(await screen.findByRole('list', { name: 'Progress' })).getAllByRole('listitem');

  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Placed.*\d\d:\d\d$/),
    expect.stringMatching(/^Confirmed.*\d\d:\d\d$/),
    expect.stringMatching(/^Dispatched\s*$/),
    expect.stringMatching(/^Delivered\s*$/),
  ]);
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
});

it('shows the customer with a link to a chat with a prefilled message', async () => {
  const { order } = await makeOrder({ phone: '98765 43210' });
  open(order.id);

  const customer = await region('Customer');

  const address = customer.getByText(/12 Shastri Nagar, Jodhpur/);
  // no line break between the town and its PIN code
  expect(address.textContent).toMatch(/Jodhpur\u00a0\d{6}$/);
  expect(customer.getByText('Ring twice')).toBeVisible();
  const chat = customer.getByRole('link', { name: 'Chat on WhatsApp' }).getAttribute('href') ?? '';
  expect(chat).toMatch(/^https:\/\/wa\.me\/919876543210\?text=/);
  expect(decodeURIComponent(chat)).toContain(`about your order ${order.reference} of ₹1,999`);
});

it('shows the panels of other modules, which get the id of the order', async () => {
  const { order } = await makeOrder();
  const parcels = { key: 'mf-parcels/parcels', title: 'Parcels', render: ({ id }: EntityProps) => `Parcels of ${id}` };
  open(order.id, undefined, [parcels]);

  const panel = await screen.findByRole('region', { name: 'Parcels' });

  expect(panel).toHaveTextContent(`ParcelsParcels of ${order.id}`);
});

it('copies the address in the format of a parcel label', async () => {
  const { order } = await makeOrder({ phone: '98765 43210' });
  const { user } = open(order.id);

  await user.click(await button('Copy address'));

  expect(await screen.findByText('Address copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    `${order.name}\n12 Shastri Nagar, Jodhpur\n342001\n+91 98765 43210`,
  );
});

it('updates the status and records the user in the history', async () => {
  const { order } = await makeOrder();
  const { user } = open(order.id);

  await user.click(await button('Confirm'));

  expect(await button('Dispatch')).toBeVisible();
  expect(await screen.findByText(/^Confirmed by/)).toBeVisible();
  expect((await readOrder(order.id)).status).toBe('confirmed');
});

it('updates the status once on a double click and moves the focus to the status', async () => {
  const { order } = await makeOrder();
  const { user } = open(order.id);

  await user.dblClick(await button('Confirm'));

  expect(await button('Dispatch')).toBeVisible();
  expect((await readOrder(order.id)).status).toBe('confirmed');
  expect(screen.getByRole('region', { name: 'Status' })).toHaveFocus();
});

it('cancels with a reason after a confirmation that names the restored stock', async () => {
  const { order } = await makeOrder();
  const { user } = open(order.id);

  await user.click(await button('Cancel order'));
  const confirmation = within(await dialog(`Cancel order ${order.reference}?`));
  expect(confirmation.getByText(/Its 2 pieces go back into stock/)).toBeVisible();
  await user.click(confirmation.getByRole('button', { name: 'Cancel the order' }));
  expect(await confirmation.findByText('Say why, in words for the shopper')).toBeVisible();
  await fill({ Reason: 'The glass broke' });
  await user.click(confirmation.getByRole('button', { name: 'Cancel the order' }));

  expect(await screen.findByText('Reason: The glass broke')).toBeVisible();
  expect((await region('History')).getByText(/^Cancelled by/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dispatch' })).toBeNull();
  expect(await readOrder(order.id)).toMatchObject({ status: 'cancelled', reason: 'The glass broke' });
  expect(screen.getByRole('region', { name: 'Status' })).toHaveFocus();
});

it('marks the lists of other modules, which show stock and vouchers, as out of date when an order is cancelled', async () => {
  const { order } = await makeOrder();
  const { user, queryClient } = open(order.id);
  const stock = ['another module', 'variants'];
  queryClient.setQueryData(stock, []);

  await user.click(await button('Cancel order'));
  await fill({ Reason: 'The glass broke' });
  await user.click(await button('Cancel the order'));
  await screen.findByText('Reason: The glass broke');

  expect(queryClient.getQueryState(stock)?.isInvalidated).toBe(true);
});

it('does not cancel the order on “Keep the order”', async () => {
  const { order } = await makeOrder();
  const { user } = open(order.id);

  await user.click(await button('Cancel order'));
  await user.click(await button('Keep the order'));

  expect(await button('Confirm')).toBeVisible();
  expect((await readOrder(order.id)).status).toBe('new');
});

it('dispatches with a courier and lets the tracking number be edited later', async () => {
  const { order } = await makeOrder();
  await call('POST', `/admin/orders/update/${order.id}`, { status: 'confirmed' });
  const { user } = open(order.id);

  await user.click(await button('Dispatch'));
  const dispatchDialog = within(await dialog(`Dispatch ${order.reference}`));
  await fill({ Courier: 'Delhivery' });
  await user.click(dispatchDialog.getByRole('button', { name: 'Dispatch' }));
  await user.click(await button('Change parcel'));
  await fill({ 'Tracking number or link': 'https://www.delhivery.com/track/9' });
  await user.click(await button('Save changes'));

  const state = await region('Status');
  expect(await state.findByRole('link', { name: 'Track the parcel' })).toHaveAttribute(
    'href',
    'https://www.delhivery.com/track/9',
  );
  const history = await region('History');
  expect(history.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Parcel changed by .*Delhivery · Track the parcel/),
    expect.stringMatching(/^Dispatched by .*Delhivery/),
    expect.stringMatching(/^Confirmed by/),
    expect.stringMatching(/^Placed by/),
  ]);
});

it('adds a note to the history', async () => {
  const { order } = await makeOrder();
  const { user } = open(order.id);

  await user.click(await button('Add note'));
  await fill({ Note: 'Call before packing' });
  await user.click(within(await dialog(`Note on ${order.reference}`)).getByRole('button', { name: 'Add note' }));

  expect(await (await region('History')).findByText('Call before packing')).toBeVisible();
  expect((await readOrder(order.id)).events[0]).toMatchObject({ kind: 'note', message: 'Call before packing' });
});

it('does not cancel an order that another user changed, and loads it on Reload', async () => {
  const { order } = await makeOrder();
  const { user } = open(order.id);
  await button('Confirm');
  await call('POST', `/admin/orders/update/${order.id}`, { status: 'confirmed' });

  await user.click(await button('Cancel order'));
  await fill({ Reason: 'Too late' });
  await user.click(await button('Cancel the order'));
  await user.click(await button('Reload'));

  expect(await screen.findByText('Loaded what is saved now. What you typed is kept.')).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('Too late');
  expect((await readOrder(order.id)).status).toBe('confirmed');
});

it('does not cancel an order that changed while the dialog was open, even if the page has reloaded it', async () => {
  const { order } = await makeOrder();
  const { user } = open(order.id);
  await user.click(await button('Cancel order'));
  await call('POST', `/admin/orders/update/${order.id}`, { status: 'confirmed' });
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByText(/^Confirmed by/);

  await fill({ Reason: 'Too late' });
  await user.click(await button('Cancel the order'));

  expect(await button('Reload')).toBeVisible();
  expect((await readOrder(order.id)).status).toBe('confirmed');
});

it('explains a failed Reload, which can be repeated', async () => {
  const { order } = await makeOrder();
  const { user } = open(order.id);
  await button('Confirm');
  await call('POST', `/admin/orders/update/${order.id}`, { status: 'confirmed' });
  await user.click(await button('Confirm'));
  network.fail('/admin/orders/edit', { status: 500, message: 'The database is not available.' });

  await user.click(await button('Reload'));
  expect(await screen.findByText('The database is not available.')).toBeVisible();
  network.passThrough('/admin/orders/edit');
  await user.click(await button('Reload'));

  expect(await button('Dispatch')).toBeVisible();
});

it('shows no status actions to a user who has only orders.view', async () => {
  const { order } = await makeOrder();
  open(order.id, ['orders.view']);

  await region('Customer');

  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(await button('Print packing slip')).toBeVisible();
});

it('prints the packing slip with the name of the shop when it is opened with #print', async () => {
  const shopNames: (string | null)[] = [];
  jest.spyOn(window, 'print').mockImplementation(() => {
    const slip = within(screen.getByRole('article', { hidden: true }));
    shopNames.push(slip.getByRole('heading', { level: 1, hidden: true }).textContent);
  });
  const { order } = await makeOrder();
  const { router } = open(`${order.id}#print`);

  await waitFor(() => expect(shopNames).toEqual(['Lumora']));

  expect(router.state.location.hash).toBe('');
});

it('prints a packing slip with the items and the amount to collect', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { order, product, variant } = await makeOrder();
  const { user } = open(order.id);

  await user.click(await button('Print packing slip'));

  expect(print).toHaveBeenCalledTimes(1);
  const slip = within(screen.getByRole('article', { hidden: true }));
  expect(
    slip.getByRole('row', { name: new RegExp(`^${product.name}.*Pink ${variant.sku} 2$`), hidden: true }),
  ).toBeDefined();
  expect(slip.getByText('To collect on delivery: ₹1,999')).toBeDefined();
});

it('links to the list when the order does not exist', async () => {
  open(999_999_999);

  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/admin/orders');
});

it('explains why the order failed to load, and loads it on Retry', async () => {
  const { order } = await makeOrder();
  network.fail('/admin/orders/edit', { status: 422, message: 'The database is not available.' });
  const { user } = open(order.id);
  await screen.findByText('The database is not available.');

  network.passThrough('/admin/orders/edit');
  await user.click(await button('Retry'));

  expect(await screen.findByRole('heading', { name: order.reference })).toBeVisible();
});
