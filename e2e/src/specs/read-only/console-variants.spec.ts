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
      const ends = page.getByRole('gridcell').getByText(/^\d+X\d+-[A-Z]+-[A-Z]+$/);
      await expect(ends.first()).toBeVisible();

      for (const end of await ends.all()) {
        const cell = end.locator('xpath=ancestor::*[@role="gridcell"]');
        const start = await boxOf(cell.getByText(/^LUM-.*-$/));
        const [name, text] = [await boxOf(cell.getByRole('link')), await boxOf(end)];
        expect(start.x).toBe(name.x);
        expect(await end.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        expect(text.x).toBeCloseTo(start.x + start.width, 0);
      }
    },
  );
});
