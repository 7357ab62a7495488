import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { button, dialog, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { openVouchers } from '../../testing/open-vouchers.tsx';

useNetwork();
usePhone();

it.each(['Try a code', 'Generate codes'])('has %s in the menu beside the title', async (name) => {
  const { user } = openVouchers('?q=nothing');
  await user.click(await button('More'));

  await user.click(await screen.findByRole('menuitem', { name }));

  expect(await dialog(name)).toBeVisible();
});
