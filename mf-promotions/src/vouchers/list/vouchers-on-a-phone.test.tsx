import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { button, dialog, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { inDays } from '../../testing/make-promotion.ts';
import { makeVoucher, uniqueCode } from '../../testing/make-voucher.ts';
import { openVouchers } from '../../testing/open-vouchers.tsx';

useNetwork();
usePhone();

it.each(['Try a code', 'Generate codes'])('has %s in the menu beside the title', async (name) => {
  const { user } = openVouchers('?q=nothing');
  await user.click(await button('More'));

  await user.click(await screen.findByRole('menuitem', { name }));

  expect(await dialog(name)).toBeVisible();
});

it('shows the status and the rule of a voucher, and its next change if it has one', async () => {
  const rule = { max_discount: 1500, min_order: 2999, per_customer_limit: 1 };
  const code = uniqueCode();
  const ended = await makeVoucher({ ...rule, code: `${code}-1`, starts_at: inDays(-9), ends_at: inDays(-2) });
  const always = await makeVoucher({ ...rule, code: `${code}-2` });
  const scheduled = await makeVoucher({ ...rule, code: `${code}-3`, starts_at: inDays(2) });
  openVouchers(`?q=${code}`);

  const shownRule = '20% off up to ₹1,500 on orders from ₹2,999, 1 per customer';
  expect(await row(ended.code)).toHaveTextContent(`${ended.code}${shownRule}Ended`);
  expect(await row(always.code)).toHaveTextContent(`${always.code}${shownRule}Live`);
  expect(await row(scheduled.code)).toHaveTextContent(new RegExp(`${shownRule} · From \\d+ \\w+, [\\d:]+Scheduled$`));
});
