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

/** Fills in the checkout and places the order. */
export async function placeOrder(page: Page): Promise<void> {
  const checkout = checkoutPage(page);
  await checkout.name.fill('Asha Rao');
  await checkout.phone.fill('98765 43210');
  await checkout.address.fill('12 MG Road, Bengaluru');
  await checkout.pinCode.fill('560001');
  await checkout.placeOrder.click();
}
