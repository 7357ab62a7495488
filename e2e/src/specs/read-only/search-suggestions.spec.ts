import { accessibilityViolations } from '../../browser/accessibility.ts';
import { expectReady } from '../../browser/expect-ready.ts';
import { recordShifts } from '../../browser/layout-shifts.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

test.describe('Suggestions of the search', { tag: '@mf-storefront/product-list' }, () => {
  let visibleShifts: () => Promise<string[]>;

  test.beforeEach(async ({ page }) => {
    visibleShifts = await recordShifts(page);
    await page.goto('/product-display');
    await expectReady(page);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap();
  });

  test('They fit a small screen, move nothing, and a tap opens the product', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname + new URL(request.url()).search));
    const field = page.getByLabel('Search signs');
    await expect(field).toBeFocused();

    await field.pressSequentially('चाय');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    const tea = list.getByRole('option', { name: 'Chai & Chill' });
    await expect(tea).toBeInViewport({ ratio: 1 });
    await expect(list.getByRole('option')).toHaveCount(2);

    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await visibleShifts()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(requests).toContain(`/api/products?page_size=5&q=${encodeURIComponent('चाय')}`);
    await tea.tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Chai & Chill' })).toBeVisible();
  });

  test('The last one lists all results and hides the keyboard, and Back returns to the list', async ({ page }) => {
    const field = page.getByLabel('Search signs');
    await field.pressSequentially('gift for friend who likes music');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    const all = list.getByRole('option', { name: 'See all results for “gift for friend who likes music”' });
    await expect(all).toBeInViewport({ ratio: 1 });

    await all.tap();

    await expect(page.getByRole('status').filter({ hasText: /^3 signs$/ })).toBeVisible();
    await expect(list).toHaveCount(0);
    await expect(field).not.toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'All signs' })).toBeVisible();
  });
});
