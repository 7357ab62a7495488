import type { Page } from '@playwright/test';
import { checkoutPage } from '../pages/checkout-page.ts';

/** Fills in the checkout and places the order. */
export async function placeOrder(page: Page): Promise<void> {
  const checkout = checkoutPage(page);
  await checkout.name.fill('Asha Rao');
  await checkout.phone.fill('98765 43210');
  await checkout.address.fill('12 MG Road, Bengaluru');
  await checkout.pinCode.fill('560001');
  await checkout.placeOrder.click();
}
