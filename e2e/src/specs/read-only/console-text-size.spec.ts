import type { Locator } from '@playwright/test';
import { expectReady } from '../../browser/expect-ready.ts';
import { expect, test } from '../../test.ts';

test.describe('Texts of the console', () => {
  test.use({ signedIn: true, sharesPage: true });

  test('the hash of a release has no ligatures', async ({ page }) => {
    await page.goto('/admin/modules');
    await expectReady(page);
    const releaseId = page.getByRole('gridcell').getByText(/^\d+\.\d+\.\d+ · [0-9a-f]{7}$/);

    await expect(releaseId.first()).toHaveCSS('font-variant-ligatures', 'none');
    await page.getByRole('link', { name: 'Catalog', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Releases of Catalog' })).toHaveCSS('font-variant-ligatures', 'none');
  });
});

test.describe('With twice the font size in the browser', { tag: '@mf-catalog' }, () => {
  test.use({ signedIn: true, sharesPage: true });

  for (const width of [375, 1280]) {
    test(`the lines of a row do not overlap on a screen ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/admin/products');
      await expectReady(page);

      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

      const row = page.getByRole('row', { name: 'Outdoor Power Box' });
      const [first, second] = [row.getByText('Outdoor Power Box', { exact: true }), row.locator('small').first()];
      await expect(second).toHaveCSS('line-height', '32px');
      expect(await topOf(second)).toBeGreaterThanOrEqual(await bottomOf(first));
      expect(await bottomOf(second)).toBeLessThanOrEqual(await bottomOf(row));
    });
  }

  test('the names of a list have room on a screen 1440 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const script = await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        document.documentElement.style.setProperty('font-size', '200%');
      });
    });
    await page.goto('/admin/products');
    await expectReady(page);

    const column = page.getByRole('columnheader', { name: 'Name' });
    expect((await column.boundingBox())?.width).toBeGreaterThan(200);
    await script.dispose();
  });
});

async function topOf(element: Locator) {
  return (await element.boundingBox())?.y ?? 0;
}

async function bottomOf(element: Locator) {
  return (await topOf(element)) + ((await element.boundingBox())?.height ?? 0);
}
