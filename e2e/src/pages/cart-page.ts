import type { Page } from '@playwright/test';

export function cartPage(page: Page) {
  const voucher = page.getByRole('region', { name: 'Voucher' });
  const sum = page.getByRole('region', { name: 'Sum' });
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Your cart' }),
    empty: page.getByText('Your cart is empty.'),
    openVoucher: voucher.getByText('Have a voucher code?'),
    voucher: voucher.getByLabel('Voucher code'),
    apply: voucher.getByRole('button', { name: 'Apply' }),
    outcome: voucher.getByRole('status'),
    removeVoucher: voucher.getByRole('button', { name: /^Remove voucher/ }),
    sum,
    total: (text: string) => sum.getByText(text, { exact: true }),
    checkout: sum.getByRole('link', { name: 'Checkout' }),
  };
}
