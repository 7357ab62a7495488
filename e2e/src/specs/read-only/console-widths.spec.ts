import { expectReady } from '../../browser/expect-ready.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { moduleTags } from '../../pages/module-tags.ts';
import { expect, test } from '../../test.ts';

const lists = [
  '/admin/products',
  '/admin/product-variants',
  '/admin/product-variant-stocks',
  '/admin/product-images',
  '/admin/reviews',
  '/admin/orders',
  '/admin/categories',
  '/admin/sub-categories',
  '/admin/offers/header',
  '/admin/banners',
  '/admin/vouchers',
];

test.describe('Lists of the console', () => {
  test.use({ signedIn: true });

  for (const [width, rowHeights] of [
    [375, [64]],
    [768, [44, 56]],
    [1440, [44, 56]],
  ] as const) {
    test.describe(() => {
      test.use({ viewport: { width, height: 900 } });

      for (const path of lists) {
        test(`The list ${path} fits a screen ${width} px wide`, { tag: moduleTags(path) }, async ({ page }) => {
          await page.goto(path);
          await expectReady(page);
          const grid = page.getByRole('grid');
          await expect(grid).toBeVisible();

          // the element of a row has no box
          const rowHeight = (await page.getByRole('gridcell').first().boundingBox())?.height;

          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          expect(await grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(
            1,
          );
          expect(rowHeights).toContain(rowHeight);
        });
      }
    });
  }

  test('the sidebar is a rail of icons on a screen 768 px wide, and opens over the page', async ({ page }) => {
    const frame = consoleFrame(page);
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/admin');
    await expect(frame.dashboard).toBeVisible();

    expect((await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.width).toBeLessThanOrEqual(56);
    await expect(frame.navLink('Products')).toBeVisible();
    await frame.menuButton.click();

    await expect(frame.drawer.getByRole('link', { name: 'Products', exact: true })).toHaveText('Products');
  });
});
