import type { Page } from 'playwright-core';

export function checkoutPage(page: Page) {
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Checkout' }),
    order: page.getByRole('region', { name: 'Your order' }),
    name: page.getByLabel('Name'),
    phone: page.getByLabel('Mobile number'),
    address: page.getByLabel('Address'),
    pinCode: page.getByLabel('PIN code'),
    placeOrder: page.getByRole('button', { name: 'Place order' }),
    tryAgain: page.getByRole('button', { name: 'Try again' }),
  };
}
