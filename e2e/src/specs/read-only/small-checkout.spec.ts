import { checkoutPage } from '../../pages/checkout-page.ts';
import { shopScreenTags } from '../../pages/module-tags.ts';
import { shopProductPage } from '../../pages/shop-product-page.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: { width: 375, height: 740 } });

test.describe('The checkout on a small screen', { tag: shopScreenTags('product', 'checkout') }, () => {
  test('shows an error of the address above the bar with the total', async ({ page }) => {
    const { name, phone, address, pinCode, placeOrder } = checkoutPage(page);
    await page.goto('/products/maharaja-showroom-facade-letters');
    await shopProductPage(page).buyNow.click();
    await name.fill('Asha Rao');
    await phone.fill('98765 43210');
    await pinCode.fill('560001');
    await address.fill('Bengaluru');
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();

    await placeOrder.click();

    await expect(address).toBeFocused();
    const error = await page.getByText('Enter house, street and town').boundingBox();
    const total = await page.getByText(/^Total for/).boundingBox();
    expect((error?.y ?? Infinity) + (error?.height ?? 0)).toBeLessThan(total?.y ?? 0);
  });

  test('shows the order in one line above the form, which opens it', async ({ page }) => {
    const { order, summary, name } = checkoutPage(page);
    const sign = order.getByRole('link', { name: 'Maharaja Showroom Façade Letters' });
    await page.goto('/products/maharaja-showroom-facade-letters');
    await shopProductPage(page).buyNow.click();
    await expect(summary).toHaveText('Order summary · 1 item ₹15,499');
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
