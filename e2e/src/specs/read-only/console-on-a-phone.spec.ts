import { expectReady } from '../../browser/expect-ready.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { existingPath } from '../../pages/console-pages.ts';
import { expect, test } from '../../test.ts';

test.describe('Console on a phone', () => {
  test.use({ signedIn: true, viewport: { width: 375, height: 740 } });

  test('the breadcrumb names only the parent of the page', { tag: '@mf-catalog' }, async ({ page }) => {
    const { breadcrumb } = consoleFrame(page);
    await page.goto('/admin/product-images');
    await expectReady(page);

    await expect(breadcrumb.getByRole('link', { name: 'Products' })).toBeVisible();
    await expect(breadcrumb.getByText('Product Images')).toBeHidden();
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(breadcrumb.getByText('Product Images')).toBeVisible();
  });

  test('each SKU of an order is complete on one line', { tag: '@mf-sales' }, async ({ page, api }) => {
    await page.goto(await existingPath('/admin/orders/:id', api));
    await expectReady(page);
    const skus = page.getByRole('region', { name: 'Signs' }).getByText(/^LUM-/);
    await expect(skus.first()).toBeVisible();

    for (const sku of await skus.all()) {
      expect(await sku.evaluate(isCut)).toBe(false);
      expect((await sku.boundingBox())?.height).toBeLessThan(24);
    }
  });

  test('the comments of reviews are complete', { tag: '@mf-sales' }, async ({ page }) => {
    await page.goto('/admin/reviews');
    await expectReady(page);
    const comments = page.getByRole('row').locator('small:last-child');
    await expect(comments.filter({ hasText: /.{160}/ }).first()).toHaveCSS('font-size', '13px');

    for (const comment of await comments.all()) expect(await comment.evaluate(isCut)).toBe(false);
  });

  test(
    'the images of a product are cards on the page, not in a card',
    { tag: '@mf-catalog' },
    async ({ page, api }) => {
      await page.goto(await existingPath('/admin/products/:id/edit?tab=media', api));
      await expectReady(page);

      const image = page.getByRole('list', { name: 'Images' }).getByRole('listitem').first();
      expect((await image.boundingBox())?.x).toBe(16);
      await expect(page.getByRole('region', { name: 'Images of the product' })).toHaveCSS('border-width', '0px');
    },
  );

  test('the words of a chip are at least 3 px apart', async ({ page }) => {
    await page.goto('/admin/profile');
    await expectReady(page);

    const spaceWidth = await page.getByText('This device', { exact: true }).evaluate(({ firstChild }) => {
      const range = document.createRange();
      if (firstChild === null) return 0;
      range.setStart(firstChild, 'This'.length);
      range.setEnd(firstChild, 'This '.length);
      return range.getBoundingClientRect().width;
    });
    expect(spaceWidth).toBeGreaterThanOrEqual(3);
  });
});

/** Returns whether the element hides a part of its text. */
function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement | SVGElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}
