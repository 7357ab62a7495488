import { accessibilityViolations } from '../../browser/accessibility.ts';
import { expectReady } from '../../browser/expect-ready.ts';
import { cartPage } from '../../pages/cart-page.ts';
import { checkoutPage } from '../../pages/checkout-page.ts';
import { designerPage } from '../../pages/designer-page.ts';
import { moduleTags, shopScreenTags } from '../../pages/module-tags.ts';
import { examplePath, publicPages } from '../../pages/public-pages.ts';
import { shopProductPage } from '../../pages/shop-product-page.ts';
import { expect, test } from '../../test.ts';

const productPath = '/products/hello-gorgeous-drape-backdrop';

test.describe('Accessibility', () => {
  test.use({ sharesPage: true });

  test.beforeEach(({ problems }) => {
    problems.expect(/no-such-page responded with 404/);
  });

  for (const declared of [...publicPages, { path: '/auth/login', query: [] }]) {
    const title = `The page ${declared.path} has no accessibility violation`;
    test(title, { tag: moduleTags(declared.path) }, async ({ page, product }) => {
      await page.goto(await examplePath(declared, product.url));
      await expectReady(page);

      expect(await accessibilityViolations(page)).toEqual([]);
    });
  }

  for (const { what, path, opener } of [
    { what: 'Quick View', path: '/product-display', opener: ['button', /^Quick View of/] },
    { what: 'The dialog with the images of a product', path: productPath, opener: ['link', /Open picture 1 of/] },
    {
      what: 'The dialog with the images of the gallery',
      path: '/gallery',
      opener: ['link', /open full screen/],
    },
  ] as const) {
    test(`${what} has no accessibility violation`, { tag: moduleTags(path) }, async ({ page }) => {
      const [role, name] = opener;
      await page.goto(path);
      await expectReady(page);

      await page.getByRole(role, { name }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();

      expect(await accessibilityViolations(page)).toEqual([]);
    });
  }

  test(
    'The cart and a rejected checkout have no accessibility violation',
    { tag: shopScreenTags('product', 'cart', 'checkout') },
    async ({ page }) => {
      const [shown, cart, checkout] = [shopProductPage(page), cartPage(page), checkoutPage(page)];

      await page.goto(productPath);
      await shown.addToCart.click();
      await shown.viewCart.click();
      await expect(cart.checkout).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
      await cart.checkout.click();
      await checkout.placeOrder.click();
      await expect(page.getByText('Mobile number is required')).toBeVisible();

      expect(await accessibilityViolations(page)).toEqual([]);
    },
  );

  test.describe('On a phone', () => {
    test.use({ viewport: { width: 375, height: 800 } });

    test(
      'the sign on the wall of a photo has no accessibility violation',
      { tag: '@mf-storefront/custom-neon' },
      async ({ page }) => {
        const designer = designerPage(page);
        await page.goto('/custom-neon');
        await expect(designer.total).toBeVisible();

        await designer.onMyWall.click();
        await expect(designer.wall).toBeVisible();
        expect(await accessibilityViolations(page)).toEqual([]);
        await designer.wall
          .getByLabel('Choose a photo')
          .setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: await page.screenshot() });
        await expect(designer.wall.getByRole('img', { name: '“Good vibes” on your wall' })).toBeVisible();

        expect(await accessibilityViolations(page)).toEqual([]);
      },
    );

    test('the menu has no accessibility violation', { tag: '@mf-storefront' }, async ({ page }) => {
      await page.goto('/');
      await expectReady(page);

      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('list', { name: 'Categories' })).toBeVisible();

      expect(await accessibilityViolations(page)).toEqual([]);
    });

    test(
      'the open filters have no accessibility violation',
      { tag: '@mf-storefront/product-list' },
      async ({ page }) => {
        await page.goto('/product-display');
        await expectReady(page);

        await page.locator('summary', { hasText: 'Filters' }).click();
        await expect(page.getByRole('button', { name: /^Show \d+ signs/ })).toBeVisible();

        expect(await accessibilityViolations(page)).toEqual([]);
      },
    );
  });
});
