import { expectHydrated } from '../../browser/expect-hydrated.ts';
import { delayResponses } from '../../browser/delay-responses.ts';
import { waitForFrames } from '../../browser/wait-for-frames.ts';
import { designerPage } from '../../pages/designer-page.ts';
import { logoEnquiryPage } from '../../pages/logo-enquiry-page.ts';
import { shopProductPage } from '../../pages/shop-product-page.ts';
import { expect, test } from '../../test.ts';

const code = /\/app\.\w+\.js$/;
const screenCode = /\/screen-product\.\w+\.js$/;
const productPath = '/products/hello-gorgeous-drape-backdrop';

test.describe('Input before hydration', () => {
  for (const [late, files] of [
    ['the app', code],
    ['the screen', screenCode],
  ] as const) {
    test(
      `Add to cart tapped before the code of ${late} has loaded adds the product once`,
      { tag: '@mf-storefront/product' },
      async ({ page }) => {
        const releaseCode = await delayResponses(page, files);
        const shown = shopProductPage(page);

        await page.goto(productPath, { waitUntil: 'domcontentloaded' });
        await shown.addToCart.click();
        await shown.addToCart.click();
        releaseCode();
        await shown.viewCart.click();

        await expect(page.getByRole('spinbutton', { name: /Hello Gorgeous/ })).toHaveValue('1');
      },
    );
  }

  test(
    'A variant chosen before the code has loaded is the one that is added to the cart',
    { tag: '@mf-storefront/product' },
    async ({ page }) => {
      const releaseCode = await delayResponses(page, code);
      const shown = shopProductPage(page);

      await page.goto(productPath, { waitUntil: 'domcontentloaded' });
      const label = page
        .getByRole('group', { name: /^Colour/ })
        .locator('label')
        .last();
      const chosen = (await label.innerText()).trim();
      await label.click();
      await shown.addToCart.click();
      releaseCode();
      await shown.viewCart.click();

      await expect(page.getByRole('listitem').filter({ hasText: 'Remove' })).toContainText(chosen);
    },
  );

  test.describe('On a phone', () => {
    test.use({ viewport: { width: 375, height: 740 } });

    test(
      'The row of rooms stays where it was scrolled to before the code has loaded',
      { tag: '@mf-storefront/custom-neon' },
      async ({ page }) => {
        const releaseCode = await delayResponses(page, code);
        const { onMyWall } = designerPage(page);
        await page.goto('/custom-neon', { waitUntil: 'domcontentloaded' });
        await onMyWall.scrollIntoViewIfNeeded();

        releaseCode();
        await expectHydrated(onMyWall);
        await waitForFrames(page);

        await expect(onMyWall).toBeInViewport({ ratio: 1 });
      },
    );
  });

  test(
    'A logo and text that were entered before the code has loaded stay in the form',
    { tag: '@mf-storefront/logo-enquiry' },
    async ({ page }) => {
      const releaseCode = await delayResponses(page, code);
      const form = logoEnquiryPage(page);
      const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');

      await page.goto('/custom-neon/logo', { waitUntil: 'domcontentloaded' });
      await form.logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer });
      await form.width.fill('80');
      await form.phone.fill('98765 43210');
      releaseCode();

      await expect(form.preview).toBeVisible();
      await expect(form.width).toHaveValue('80');
      await expect(form.phone).toHaveValue('98765 43210');
    },
  );

  test(
    'A filter checked before the code has loaded filters the list',
    { tag: '@mf-storefront/product-list' },
    async ({ page }) => {
      const releaseCode = await delayResponses(page, code);
      const inStock = page.getByRole('checkbox', { name: 'In stock' });

      await page.goto('/product-display', { waitUntil: 'domcontentloaded' });
      await inStock.check();
      releaseCode();

      await expect(page).toHaveURL((url) => url.searchParams.has('in_stock'));
      await expect(inStock).toBeChecked();
    },
  );

  test(
    'Text typed into the search before the code has loaded stays there',
    { tag: '@mf-storefront/product-list' },
    async ({ page }) => {
      const releaseCode = await delayResponses(page, code);
      const search = page.getByLabel('Search signs');

      await page.goto('/product-display', { waitUntil: 'domcontentloaded' });
      await search.fill('chai');
      releaseCode();
      await expectHydrated(search);

      await expect(search).toHaveValue('chai');
    },
  );

  test(
    'A design begun before the code has loaded can be continued',
    { tag: '@mf-storefront/custom-neon' },
    async ({ page }) => {
      const releaseCode = await delayResponses(page, code);
      const designer = designerPage(page);

      await page.goto('/custom-neon', { waitUntil: 'domcontentloaded' });
      await designer.line(1).fill('Chai & Katha');
      await designer.addLine.click();
      releaseCode();
      await designer.line(2).fill('Tara');

      await expect(designer.sign('Chai & Katha Tara')).toBeVisible();
      await expect(page).toHaveURL('/custom-neon');
    },
  );
});
