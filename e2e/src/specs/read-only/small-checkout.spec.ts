import type { Page } from '@playwright/test';
import { boxOf } from '../../browser/box-of.ts';
import { checkoutPage } from '../../pages/checkout-page.ts';
import { shopScreenTags } from '../../pages/module-tags.ts';
import { shopProductPage } from '../../pages/shop-product-page.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: { width: 375, height: 740 } });

test.describe('The checkout on a small screen', { tag: shopScreenTags('product', 'checkout') }, () => {
  test('shows an error of the address above the bar with the total', async ({ page }) => {
    const { address, placeOrder } = checkoutPage(page);
    await openCheckout(page);
    await fillForm(page, { address: 'Bengaluru' });
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();

    await placeOrder.click();

    await expect(address).toBeFocused();
    await expectAboveBar(page, 'Enter house, street and town');
  });

  test('shows an error of the PIN code above the bar with the total when the voucher is rejected too', async ({
    page,
  }) => {
    const { pinCode, placeOrder } = checkoutPage(page);
    await page.addInitScript(() => localStorage.setItem('lumora-voucher', 'NOPE'));
    await openCheckout(page);
    await expect(page.getByText('There is no voucher NOPE')).toHaveCount(1);
    await fillForm(page, { pinCode: '000000' });
    // the field is at the end of the screen, behind the bar
    await pinCode.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().bottom - window.innerHeight));

    await placeOrder.click();

    await expect(pinCode).toBeFocused();
    await expectAboveBar(page, 'Enter a PIN code of 6 digits that does not start with 0');
  });

  test('shows the reason for which a voucher is rejected above the bar when the order is rejected for it', async ({
    page,
    problems,
  }) => {
    problems.expect(/orders responded with 409/);
    const { pinCode, placeOrder } = checkoutPage(page);
    await page.addInitScript(() => localStorage.setItem('lumora-voucher', 'NOPE'));
    await openCheckout(page);
    await fillForm(page);

    await placeOrder.click();

    await expect(page.getByText('Your order was not placed')).toBeVisible();
    await expect(page.getByText('There is no voucher NOPE')).toBeInViewport({ ratio: 1 });
    await expectAboveBar(page, 'There is no voucher NOPE');
    await pinCode.fill('000000');
    await placeOrder.click();
    await expectAboveBar(page, 'Enter a PIN code of 6 digits that does not start with 0');
  });

  test('shows the order in one line above the form, which opens it', async ({ page }) => {
    const { order, summary, name } = checkoutPage(page);
    const sign = order.getByRole('link', { name: 'Maharaja Showroom Façade Letters' });
    await openCheckout(page);
    await expect(summary).toHaveText('Order summary 1 item · Free delivery ₹15,499');
    await expect(sign).toBeHidden();
    expect((await summary.boundingBox())?.y).toBeLessThan((await name.boundingBox())?.y ?? 0);

    await summary.click();
    await expect(sign).toBeVisible();
    await summary.click();
    await expect(sign).toBeHidden();

    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(sign).toBeVisible();
    await expect(summary).toBeHidden();
  });
});

test(
  'The total of a cart line and Remove end where the line does, and the price starts where the name does',
  { tag: shopScreenTags('product', 'cart') },
  async ({ page }) => {
    const { addToCart, added } = shopProductPage(page);
    await page.goto('/products/maharaja-showroom-facade-letters');
    await addToCart.click();
    await expect(added).toBeVisible();
    await page.goto('/cart');
    const line = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove/ }) });

    await line.getByRole('button', { name: /^One more/ }).click();
    const [name, price] = [line.getByRole('heading'), line.getByText('₹15,499')];
    const [total, remove] = [line.getByText('₹30,998'), line.getByRole('button', { name: /^Remove/ })];
    await expect(total).toBeVisible();

    expect((await boxOf(price)).x).toBe((await boxOf(name)).x);
    for (const element of [total, remove]) {
      const { x, width } = await boxOf(element);
      expect(Math.round(x + width)).toBe(375 - 16);
    }
  },
);

test(
  'A tablet shows a kind of payment above the bar with the total, which fades what scrolls below it',
  { tag: shopScreenTags('product', 'checkout') },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openCheckout(page);

    await expectAboveBar(page, 'Pay when your sign arrives.');

    const bar = checkoutPage(page).placeOrder.locator('..');
    await expect(bar).toHaveCSS('box-shadow', /^rgb.* 0px -10px 14px 0px$/);
  },
);

/** Opens the checkout with one sign. */
async function openCheckout(page: Page) {
  await page.goto('/products/maharaja-showroom-facade-letters');
  await shopProductPage(page).buyNow.click();
}

async function fillForm(page: Page, { address = '12 MG Road, Bengaluru', pinCode = '560001' } = {}) {
  const form = checkoutPage(page);
  await form.name.fill('Asha Rao');
  await form.phone.fill('98765 43210');
  await form.pinCode.fill(pinCode);
  await form.address.fill(address);
}

/** Expects the text to end above the first line of the bar with the total. */
async function expectAboveBar(page: Page, text: string) {
  const message = await page.getByText(text).boundingBox();
  const firstLine = await page
    .getByText(/^Your order was not placed|^Total for/)
    .first()
    .boundingBox();
  expect((message?.y ?? Infinity) + (message?.height ?? 0)).toBeLessThan(firstLine?.y ?? 0);
}
