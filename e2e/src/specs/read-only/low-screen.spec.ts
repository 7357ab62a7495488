import { homePage } from '../../pages/home-page.ts';
import { shopScreenTags } from '../../pages/module-tags.ts';
import { shopProductPage } from '../../pages/shop-product-page.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: { width: 740, height: 375 } });

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
});
