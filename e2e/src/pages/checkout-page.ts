import type { Page } from '@playwright/test';

export function checkoutPage(page: Page) {
  const contact = page.getByRole('group', { name: 'Contact' });
  const delivery = page.getByRole('group', { name: 'Delivery' });
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Checkout' }),
    order: page.getByRole('region', { name: 'Your order' }),
    /** opens the order on small screens */
    summary: page.getByRole('button', { name: /^Order summary/ }),
    name: contact.getByLabel('Name'),
    phone: contact.getByLabel('Mobile number'),
    address: delivery.getByLabel('Address'),
    pinCode: delivery.getByLabel('PIN code'),
    placeOrder: page.getByRole('button', { name: 'Place order' }),
    tryAgain: page.getByRole('button', { name: 'Try again' }),
  };
}
