import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { button, dialog, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { makeVoucher } from '../../testing/make-voucher.ts';
import { openVouchers } from '../../testing/open-vouchers.tsx';

useNetwork();
usePhone();

it.each(['Try a code', 'Generate codes'])('has %s in the menu beside the title', async (name) => {
  const { user } = openVouchers('?q=nothing');
  await user.click(await button('More'));

  await user.click(await screen.findByRole('menuitem', { name }));

  expect(await dialog(name)).toBeVisible();
});

it('shows the status, the discount with its maximum, and the dates of a voucher', async () => {
  const { code } = await makeVoucher({ max_discount: 1500, min_order: 2999, per_customer_limit: 1 });
  openVouchers(`?q=${code}`);

  const voucherRow = within(await row(code));

  const rule = voucherRow.getByText('20% off, at most ₹1,500, from ₹2,999 · Always');
  // no line ends with the dot
  expect(rule.textContent).toContain('₹2,999 ·\u00A0Always');
  expect(voucherRow.getByText('Live')).toBeVisible();
});
