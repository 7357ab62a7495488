import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeVoucher } from '../../testing/make-voucher.ts';
import { openVouchers } from '../../testing/open-vouchers.tsx';

useNetwork();

beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === '(max-width: 1199.95px)',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
});
afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

it('shows the short rule of a voucher from 768 to 1199 px', async () => {
  const { code } = await makeVoucher({ max_discount: 1500, min_order: 2999, per_customer_limit: 1 });
  openVouchers(`?q=${code}`);

  expect(within(await row(code)).getByText('20% off, max ₹1,500, from ₹2,999')).toBeVisible();
});
