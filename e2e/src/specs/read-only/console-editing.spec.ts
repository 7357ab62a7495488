import { expectReady } from '../../browser/expect-ready.ts';
import { expect, test } from '../../test.ts';

test.describe('Editing in the lists of the console', () => {
  test.use({ signedIn: true, sharesPage: true });

  test(
    'a price that can be edited has the frame of a field only while the pointer is in its row',
    { tag: '@mf-catalog' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/admin/product-variants');
      await expectReady(page);
      const row = page.getByRole('row').nth(1);
      const frame = () =>
        row
          .getByRole('gridcell', { name: /^₹/ })
          .last()
          .evaluate((cell) => getComputedStyle(cell, '::before').borderColor);
      expect(await frame()).toBe('rgba(0, 0, 0, 0)');

      await row.getByRole('gridcell').nth(3).hover();

      expect(await frame()).not.toBe('rgba(0, 0, 0, 0)');
    },
  );
});
