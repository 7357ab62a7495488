import { boxOf } from '../../browser/box-of.ts';
import { expectReady } from '../../browser/expect-ready.ts';
import { homePage } from '../../pages/home-page.ts';
import { shopScreenTags } from '../../pages/module-tags.ts';
import { shopGalleryPage } from '../../pages/shop-gallery-page.ts';
import { shopProductPage } from '../../pages/shop-product-page.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: { width: 740, height: 375 }, sharesPage: true });

test.describe('On a phone on its side', () => {
  test(
    'home shows its heading and the field in the first screen',
    { tag: shopScreenTags('home') },
    async ({ page }) => {
      await page.goto('/');

      await expect(homePage(page).hero).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'See the price' })).toBeInViewport({ ratio: 1 });
    },
  );

  test(
    'the bar of a product takes less than a sixth of the height, and shows the price',
    { tag: shopScreenTags('product') },
    async ({ page }) => {
      const { addToCart } = shopProductPage(page);
      await page.goto('/products/maharaja-showroom-facade-letters');

      const bar = await addToCart.locator('..').boundingBox();
      expect(bar?.height).toBeLessThan(375 / 6);
      await expect(addToCart.locator('..').getByText('₹15,499')).toBeInViewport({ ratio: 1 });
    },
  );

  test(
    'a picture of the gallery takes most of the height, with its caption and links beside it',
    { tag: shopScreenTags('gallery') },
    async ({ page }) => {
      await page.goto('/gallery');
      await expectReady(page);
      await shopGalleryPage(page).pictures.first().click();
      const viewer = page.getByRole('dialog', { name: 'Pictures of the gallery' });

      const picture = await boxOf(viewer.getByRole('img').last());
      const ask = await boxOf(viewer.getByRole('link', { name: 'Ask on WhatsApp' }));
      const next = await boxOf(viewer.getByRole('button', { name: 'Next picture' }));

      expect(picture.height).toBeGreaterThan(375 * 0.8);
      expect(ask.x).toBeGreaterThanOrEqual(picture.x + picture.width);
      expect(ask.x + ask.width).toBeLessThanOrEqual(next.x);
      await expect(viewer.getByRole('link', { name: 'Ask on WhatsApp' })).toBeInViewport({ ratio: 1 });
    },
  );

  test.describe('signed in', () => {
    test.use({ signedIn: true });

    test('no text covers a focused field of the matrix', { tag: '@mf-catalog' }, async ({ page }) => {
      await page.goto('/admin/products/1/edit?tab=variants');
      await page.getByRole('button', { name: 'Generate matrix' }).click();
      const form = page.getByRole('dialog', { name: 'Generate matrix' });
      const stock = form.getByLabel('Stock');

      await form.getByLabel('Selling price').focus();
      await page.keyboard.press('Tab');

      await expect(stock).toBeFocused();
      const [field, preview] = [await stock.boundingBox(), await form.getByText('Choose the values').boundingBox()];
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(preview?.y ?? 0);
    });
  });
});
