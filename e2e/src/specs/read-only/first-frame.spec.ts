import { rootElementId } from '@lumora/shared-contract/releases';
import type { Page } from '@playwright/test';
import { delayResponses } from '../../browser/delay-responses.ts';
import { expect, test } from '../../test.ts';

const consoleCode = /\/assets\/shell\/[^/]+\/(console|libraries)\.\w+\.js$/;

test.describe('The frame of the console before its code has loaded', () => {
  for (const width of [375, 768, 1440])
    for (const [mode, systemScheme] of [
      ['dark', 'light'],
      ['light', 'dark'],
      ['system', 'dark'],
    ] as const)
      test.describe(() => {
        test.use({ signedIn: true, viewport: { width, height: 800 }, colorScheme: systemScheme });

        test(`is where the console is rendered, ${width} px wide, in its colours (${mode})`, async ({ page }) => {
          const releaseCode = await delayResponses(page, consoleCode);
          await page.addInitScript((stored) => localStorage.setItem('mui-mode', stored), mode);
          await page.goto('/admin/categories', { waitUntil: 'domcontentloaded' });
          await expect(page.locator(`#${rootElementId}`)).toHaveAttribute('data-first-frame');
          const firstFrame = await frameOf(page, `#${rootElementId}`);

          releaseCode();
          await expect(page.getByRole('grid')).toBeVisible();

          // colours change within 1 ms, because the pages of tests have reduced motion
          await expect.poll(() => frameOf(page, null)).toEqual(firstFrame);
        });
      });

  test('is not shown without a session', async ({ page }) => {
    const releaseCode = await delayResponses(page, consoleCode);
    await page.goto('/admin/categories', { waitUntil: 'domcontentloaded' });
    await expect(page.locator(`#${rootElementId}`)).not.toHaveAttribute('data-first-frame');

    releaseCode();

    await expect(page).toHaveURL(/\/auth\/login/);
  });
});

/**
 * Returns sizes (px) and colours of top bar, sidebar and page, and the margin of the page; of the first frame when `root` is
 * its selector. A hidden sidebar is `false`.
 */
async function frameOf(page: Page, root: string | null) {
  return page.evaluate((firstFrame) => {
    const [bar, sidebar, ground] = (
      firstFrame === null
        ? [['header'], ['aside'], ['body']]
        : [[firstFrame, '::before'], [firstFrame, '::after'], [firstFrame]]
    ).map(([selector = '', pseudo]) => getComputedStyle(document.querySelector(selector) ?? document.body, pseudo));
    const isShown = sidebar?.display !== 'none' && sidebar?.width !== '0px';
    return {
      bar: [bar?.height, bar?.backgroundColor, bar?.borderBottomColor, bar?.borderBottomWidth],
      sidebar: isShown && [sidebar?.width, sidebar?.top, sidebar?.backgroundColor, sidebar?.borderRightColor],
      ground: ground?.backgroundColor,
      margin: getComputedStyle(document.body).margin,
    };
  }, root);
}
