import { expectReady } from '../../browser/expect-ready.ts';
import { expect, test } from '../../test.ts';

test.describe('Rows of the console', () => {
  test.use({ signedIn: true });

  test('the second line of a cell is lighter and smaller than its title', { tag: '@mf-catalog' }, async ({ page }) => {
    await page.goto('/admin/products');
    await expectReady(page);
    const name = page.getByRole('gridcell').getByRole('link').first();
    const slug = page.getByRole('gridcell').locator('small').first();

    await expect(name).toHaveCSS('font-weight', '500');
    await expect(slug).toHaveCSS('font', /^400 12px\/16px /);
  });
});
