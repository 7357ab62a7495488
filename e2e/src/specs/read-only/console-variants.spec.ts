import { boxOf } from '../../browser/box-of.ts';
import { expectReady } from '../../browser/expect-ready.ts';
import { expect, test } from '../../test.ts';

test.describe('Variants in the console', () => {
  test.use({ signedIn: true, sharesPage: true });

  test('the attributes of variants are complete on a phone', { tag: '@mf-catalog' }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/admin/product-variants?page_size=50');
    await expectReady(page);
    const attributes = page.getByRole('gridcell').locator('small');
    await expect(attributes.filter({ hasText: 'Clear Acrylic Sheet' }).first()).toBeVisible();

    for (const text of await attributes.all()) {
      expect(await text.evaluate((line) => line.scrollHeight > line.clientHeight)).toBe(false);
    }
  });

  test(
    'a SKU begins below the name of its product, and its end is complete',
    { tag: '@mf-catalog' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/admin/product-variants');
      await expectReady(page);
      const skus = page.getByRole('gridcell').getByText(/^LUM-.*…\d+X\d+-[A-Z]+-[A-Z]+$/);
      await expect(skus.first()).toBeVisible();

      for (const sku of await skus.all()) {
        const cell = sku.locator('xpath=ancestor::*[@role="gridcell"]');
        const [name, text, whole] = [
          await boxOf(cell.getByRole('link')),
          await boxOf(sku),
          await boxOf(cell.locator('small')),
        ];
        expect(text.x).toBe(name.x);
        expect(text.x + text.width).toBeLessThanOrEqual(whole.x + whole.width);
      }
    },
  );
});
