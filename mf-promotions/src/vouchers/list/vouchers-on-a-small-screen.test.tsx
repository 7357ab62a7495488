import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { useTablet } from '@lumora/shared-ui/testing/use-tablet.ts';
import { makeVoucher } from '../../testing/make-voucher.ts';
import { openVouchers } from '../../testing/open-vouchers.tsx';

useNetwork();
useTablet();

it('shows the rule of a voucher, the number of its uses and its scope from 768 to 1199 px', async () => {
  const { code } = await makeVoucher({ max_discount: 1500, min_order: 2999, per_customer_limit: 1, usage_limit: 1200 });
  openVouchers(`?q=${code}`);

  const voucherRow = within(await row(code));
  expect(voucherRow.getByText('20% off up to ₹1,500 on orders from ₹2,999, 1 per customer')).toBeVisible();
  expect(voucherRow.getByText('0 of 1,200 used · Whole shop')).toBeVisible();
});

it('shows how often a voucher without a limit was used', async () => {
  const { code } = await makeVoucher({ usage_limit: null });
  openVouchers(`?q=${code}`);

  expect(within(await row(code)).getByText('0 used · Whole shop')).toBeVisible();
});
