import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { VoucherBatch } from '@lumora/shared-contract/promotions';
import { button, dialog, filterBy, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { call, makeCategory } from '@lumora/shared-ui/testing/real-api.ts';
import { makeOrder } from '@lumora/shared-ui/testing/make-order.ts';
import { inDays } from '../../testing/make-promotion.ts';
import { makeVoucher, readVoucher, uniqueCode } from '../../testing/make-voucher.ts';
import { openVouchers } from '../../testing/open-vouchers.tsx';

const network = useNetwork();

it('shows code, rule, scope, uses, schedule and status', async () => {
  const category = await makeCategory();
  const rule = { max_discount: 1500, min_order: 2999, usage_limit: 100, category_ids: [category.id] };
  const { code } = await makeVoucher(rule);
  openVouchers(`?q=${code}`);

  const voucherRow = within(await row(code));

  expect(voucherRow.getByText('20% off up to ₹1,500 on orders from ₹2,999')).toBeVisible();
  expect(voucherRow.getByText(category.title)).toBeVisible();
  expect(voucherRow.getByText('0 / 100')).toBeVisible();
  expect(voucherRow.getByText('Always')).toBeVisible();
  expect(voucherRow.getByText('Live')).toBeVisible();
});

it('has schedule and status in the order of the other lists of promotions', async () => {
  const { code } = await makeVoucher();
  openVouchers(`?q=${code}`);
  await row(code);

  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  expect(headers.slice(-4)).toEqual(['Runs', 'Status', 'Active', 'Actions']);
});

it('copies a code to the clipboard', async () => {
  const { code } = await makeVoucher();
  const { user } = openVouchers(`?q=${code}`);

  await user.click(await button(`Copy ${code}`));

  expect(await screen.findByText('Code copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(code);
});

it('deactivates a voucher in its row', async () => {
  const { code, id } = await makeVoucher();
  const { user } = openVouchers(`?q=${code}`);

  await user.click(await screen.findByRole('switch', { name: `Active: ${code}` }));

  expect(await within(await row(code)).findByText('Draft')).toBeVisible();
  expect((await readVoucher(id)).is_active).toBe(false);
});

it('has no switch for a voucher that has ended', async () => {
  const { code } = await makeVoucher({ starts_at: inDays(-3), ends_at: inDays(-1) });
  openVouchers(`?q=${code}`);

  const voucherRow = within(await row(code));

  expect(voucherRow.getByText('Ended')).toBeVisible();
  expect(voucherRow.queryByRole('switch')).toBeNull();
});

it('filters by status and stores the filter in the URL', async () => {
  const { code } = await makeVoucher();
  const { user, router } = openVouchers(`?q=${code}`);
  await row(code);

  await filterBy(user, 'Status', 'Ended');

  expect(await screen.findByText('No results found. Try adjusting your search.')).toBeVisible();
  expect(router.state.location.search).toContain('status=ended');
});

it('duplicates a voucher and opens the copy', async () => {
  const { code } = await makeVoucher({ min_order: 500 });
  const { user } = openVouchers(`?q=${code}`);

  await user.click(await button(`Duplicate ${code}`));

  const form = within(await dialog(/^Edit voucher/));
  expect(form.getByLabelText('Code')).not.toHaveValue(code);
  expect(form.getByLabelText('Minimum order in ₹')).toHaveValue('500');
});

it('deletes a voucher after a confirmation', async () => {
  const { code } = await makeVoucher();
  const { user } = openVouchers(`?q=${code}`);

  await user.click(await button(`Delete ${code}`));
  const confirmation = await dialog(`Delete "${code}"?`);
  await user.click(within(confirmation).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('No results found. Try adjusting your search.')).toBeVisible();
});

it('offers to switch off a used voucher in place of its deletion', async () => {
  const { code } = await makeVoucher();
  await makeOrder({ voucher: code, total: 1599 });
  const { user } = openVouchers(`?q=${code}`);
  expect(await within(await row(code)).findByText('1')).toBeVisible();

  await user.click(await button(`Delete ${code}`));
  const confirmation = within(await dialog(`Switch off "${code}"?`));
  expect(confirmation.getByText(/^It cannot be deleted, because 1 order uses it\./)).toBeVisible();
  await user.click(confirmation.getByRole('button', { name: 'Switch off' }));

  expect(await within(await row(code)).findByText('Draft')).toBeVisible();
});

it('says why a used voucher that is off cannot be deleted', async () => {
  const { code, id } = await makeVoucher();
  await makeOrder({ voucher: code, total: 1599 });
  await call('POST', `/admin/vouchers/switch/${id}`, { is_active: false });
  const { user } = openVouchers(`?q=${code}`);

  await user.click(await button(`Delete ${code}`));

  expect(await screen.findByText(`“${code}” cannot be deleted, because 1 order uses it.`)).toBeVisible();
});

it('explains why the list failed to load, and loads it on Retry', async () => {
  const { code } = await makeVoucher();
  network.fail('/admin/vouchers/list', { status: 500, message: 'The database is not available.' });
  const { user } = openVouchers(`?q=${code}`);
  await screen.findByText('The database is not available.');

  network.passThrough('/admin/vouchers/list');
  await user.click(await button('Retry'));

  expect(await row(code)).toBeVisible();
});

it('shows the empty state with a create button without vouchers', async () => {
  network.respond('/admin/vouchers/list', { data: [], meta: { total: 0, page: 1, pageSize: 10 } });
  network.respond('/admin/vouchers/batches', { data: [] });
  openVouchers();

  expect(await screen.findByText('No vouchers yet')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Create voucher' })).toHaveLength(2);
});

it('shows only the action Try to a user who has only vouchers.view', async () => {
  const { code } = await makeVoucher();
  openVouchers(`?q=${code}`, ['vouchers.view']);

  await row(code);

  expect(await button(`Try ${code}`)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Edit|Duplicate|Delete|Create|Generate)/ })).toBeNull();
  await waitFor(() => expect(screen.getByRole('switch')).toBeDisabled());
});

it('lists generated codes by batch and shows the codes of a batch', async () => {
  const generated = await call<ApiResponse<VoucherBatch>>('POST', '/admin/vouchers/generate', {
    prefix: uniqueCode().slice(5),
    kind: 'fixed',
    amount: 100,
    count: 3,
    is_active: true,
  });
  const { batch, codes } = generated.data;
  const { user } = openVouchers();

  const batches = within(await screen.findByRole('region', { name: 'Generated codes' }));
  await user.click(batches.getByText(/^Generated codes:/));
  expect(batches.getByText(batch).parentElement).toHaveTextContent(`${batch}3 codes, 0 used`);
  expect(screen.queryByText(codes[0] ?? batch, { selector: '[role=grid] code' })).toBeNull();
  await user.click(batches.getByRole('button', { name: `Show the codes of ${batch}` }));

  for (const code of codes) expect(await row(code)).toBeVisible();
});

it('explains why the batches failed to load, and loads them on Retry', async () => {
  network.fail('/admin/vouchers/batches', { status: 500, error: 'internal', message: 'The shop is being mended.' });
  const { user } = openVouchers();

  const errorText = await screen.findByText(/^Generated codes are not shown: The shop is being mended/);
  network.passThrough('/admin/vouchers/batches');
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(errorText).not.toBeInTheDocument());
});
