import { expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { button, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeVoucher, readVoucher } from '../testing/make-voucher.ts';
import { openVouchers } from '../testing/open-vouchers.tsx';
import { switchVoucherOff } from './switch-actions.ts';

useNetwork();

it('switches a voucher off by the search, with Undo', async () => {
  const { id, code } = await makeVoucher();
  const { user, queryClient } = openVouchers(`?q=${code}`);
  await row(code);

  await act(() => switchVoucherOff({ id, queryClient }));

  expect(await screen.findByText(`“${code}” is a draft now; shoppers do not see it`)).toBeVisible();
  expect(within(await row(code)).getByText('Draft')).toBeVisible();
  await user.click(await button('Undo'));
  expect(await screen.findByText(`“${code}” is live now`)).toBeVisible();
  expect((await readVoucher(id)).is_active).toBe(true);
});
