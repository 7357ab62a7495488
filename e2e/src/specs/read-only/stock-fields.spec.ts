import type { Locator } from '@playwright/test';
import { expectReady } from '../../browser/expect-ready.ts';
import { expect, test } from '../../test.ts';

test.describe('Fields of the stocks', { tag: '@mf-catalog' }, () => {
  test.use({ signedIn: true, sharesPage: true });

  test('a stock is in a field of 72 × 32 px before the pointer is in its row', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin/product-variant-stocks');
    await expectReady(page);

    const field = await fieldOf(page.getByRole('gridcell', { name: /^\d+$/ }).first());

    expect(field).toMatchObject({ width: '72px', height: '32px' });
    expect(field.color).not.toBe(transparent);
  });

  test('prices and stock of a row with several fields are plain text at rest', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin/product-variants');
    await expectReady(page);

    expect((await fieldOf(page.getByRole('gridcell', { name: /^₹/ }).first())).color).toBe(transparent);
  });

  test('on a phone only the header of the sorted column has an arrow', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/admin/product-variant-stocks');
    await expectReady(page);
    const arrowOf = (name: string) => page.getByRole('columnheader', { name }).locator('svg');

    await expect(arrowOf('Stock')).toBeVisible();
    await expect(arrowOf('Product')).toBeHidden();
  });
});

const transparent = 'rgba(0, 0, 0, 0)';

/** Returns the size and the colour of the border of the field that a cell shows. */
function fieldOf(cell: Locator) {
  return cell.evaluate((element) => {
    const { width, height, borderTopColor } = getComputedStyle(element, '::before');
    return { width, height, color: borderTopColor };
  });
}
