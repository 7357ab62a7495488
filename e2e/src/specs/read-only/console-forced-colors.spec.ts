import type { Locator } from '@playwright/test';
import { expectReady } from '../../browser/expect-ready.ts';
import { expect, test } from '../../test.ts';

test.describe('With the colours of the system', { tag: '@mf-catalog' }, () => {
  test.use({ signedIn: true, sharesPage: true });

  test('the main button has an edge, and the open page and tab are highlighted', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/admin/products/create');
    await expectReady(page);

    await expect(page.getByRole('button', { name: 'Create product' })).toHaveCSS('border-top-style', 'solid');
    const backgroundOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
    const highlight = await backgroundOf(page.locator('.MuiTabs-indicator'));
    expect(highlight).not.toBe(await backgroundOf(page.locator('body')));
    expect(await backgroundOf(page.getByRole('link', { name: 'Products', exact: true }).first())).toBe(highlight);
  });
});
