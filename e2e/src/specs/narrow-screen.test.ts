import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { categoriesPage } from '../pages/categories-page.ts';
import { consoleFrame } from '../pages/console-frame.ts';
import { useStory } from '../story.ts';

describe('On a screen 375 px wide', () => {
  const story = useStory();

  it('the sidebar is opened, walked and closed by keyboard, and gives the focus back', async () => {
    const { page } = await story.openTab({ signedIn: true, viewport: { width: 375, height: 740 } });
    const frame = consoleFrame(page);
    await page.goto('/admin');
    await frame.dashboard.waitFor();
    expect(await frame.drawer.isVisible()).toBe(false);

    await frame.menuButton.focus();
    await page.keyboard.press('Enter');
    await frame.drawer.waitFor();
    expect(await focusIsWithin(page, '[role="dialog"]')).toBe(true);
    await page.keyboard.press('Escape');
    await frame.drawer.waitFor({ state: 'hidden' });
    // it is given back right after the drawer is gone
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Open menu');

    await page.keyboard.press('Enter');
    await frame.drawer.getByRole('link', { name: 'Categories', exact: true }).focus();
    await page.keyboard.press('Enter');
    await categoriesPage(page).heading.waitFor();
    await frame.drawer.waitFor({ state: 'hidden' });
  });

  it('a row keeps its words in sight when its actions were looked at', async () => {
    const { page } = await story.openTab({ signedIn: true, viewport: { width: 375, height: 740 } });
    await page.goto('/admin/offers/header');

    await page
      .getByRole('button', { name: /^More / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Duplicate' }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('More '));

    expect(await page.getByRole('grid').evaluate((grid) => grid.scrollLeft)).toBe(0);
  });

  it('a Quick View that is higher than the screen is seen from its top on', async () => {
    const { page } = await story.openTab({ viewport: { width: 375, height: 500 } });
    await page.goto('/product-display');
    const view = page.getByRole('dialog');

    await page
      .getByRole('button', { name: /^Quick View of/ })
      .first()
      .click();
    await view.getByRole('heading').waitFor();

    expect((await view.locator('picture').first().boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });

  it.each(['/', '/auth/login', '/admin', '/admin/categories'])('%s does not scroll sideways', async (path) => {
    const { page } = await story.openTab({
      signedIn: path.startsWith('/admin'),
      viewport: { width: 375, height: 740 },
    });

    await page.goto(path, { waitUntil: 'networkidle' });

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });
});

function focusIsWithin(page: Page, what: string): Promise<boolean> {
  return page.evaluate((selector) => document.activeElement?.closest(selector) !== null, what);
}
