import { randomUUID } from 'node:crypto';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { ShopOrder } from '@lumora/shared-contract/orders';
import { accessibilityViolations } from '../../browser/accessibility.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { reviewForm } from '../../pages/review-form.ts';
import { createProductForSale } from '../../product/create-product-for-sale.ts';
import { shippedPicture, type ShopApi } from '../../product/shop-api.ts';
import { expect, test } from '../../test.ts';

const phone = { width: 375, height: 812 };

test.describe('A photo that a buyer sends with a review', { tag: ['@mf-storefront/product', '@mf-sales'] }, () => {
  test.use({ viewport: phone });

  test('is approved in the console and then shown on the page of the product', async ({
    page,
    api,
    openVisitor,
    problems,
  }) => {
    const { path, variantId } = await createProductForSale(api, 'Tapri Lantern', 5);
    const form = reviewForm(page);
    const photo = page.getByRole('link', { name: 'Photo by Meera' });
    await page.goto(path);
    await form.name.fill('Meera');
    await form.comment.fill('It hangs over our tea stall.');
    await form.orderNumber.fill('LUM-222222');
    await form.photo.setInputFiles(await shippedPicture('stall.webp'));
    await expect(form.preview).toBeVisible();
    problems.expect(/reviews responded with 422/);
    await form.send.click();
    await expect(form.orderNumber).toHaveAccessibleDescription(/^Only buyers can add a photo/);
    expect(await accessibilityViolations(page)).toEqual([]);
    await form.orderNumber.fill(await placeOrder(api, variantId));
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    await expect(photo).toHaveCount(0);

    const admin = await openVisitor({ signedIn: true, viewport: phone });
    await admin.goto('/admin/reviews');
    const row = admin.getByRole('row', { name: /It hangs over our tea stall/ });
    await expect(row.getByRole('img', { name: 'Photo by Meera' })).toBeVisible();
    await row.click();
    const shown = admin.getByRole('dialog').getByRole('img', { name: 'Photo by Meera' });
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(consoleFrame(admin).toast('Review approved')).toBeVisible();
    expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

    await expect(async () => {
      await page.reload();
      await expect(photo).toBeVisible();
    }).toPass();
    expect((await page.request.get((await photo.getAttribute('href')) ?? '')).status()).toBe(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

/** Places an order of one piece and returns its number. */
async function placeOrder(api: ShopApi, variantId: number): Promise<string> {
  const customer = { name: 'Meera', phone: '9876543210', address: '12 MG Road, Pune', pin_code: '411001' };
  const body = { ...customer, payment: 'cod', lines: [{ variant_id: variantId, quantity: 1 }], total: 2500 };
  const headers = { 'idempotency-key': randomUUID() };
  return (await api.call<ApiResponse<ShopOrder>>('POST', '/orders', body, headers)).data.reference;
}
