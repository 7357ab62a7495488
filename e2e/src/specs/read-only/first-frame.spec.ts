import { rootElementId } from '@lumora/shared-contract/releases';
import type { Page } from '@playwright/test';
import { delayResponses } from '../../browser/delay-responses.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { signInPage } from '../../pages/sign-in-page.ts';
import { expect, test } from '../../test.ts';

const consoleCode = /\/assets\/shell\/[^/]+\/(console|libraries)\.\w+\.js$/;

test.describe('The first frame of the console', () => {
  for (const width of [375, 768, 1440])
    for (const [mode, systemScheme] of [
      ['dark', 'light'],
      ['light', 'dark'],
      ['system', 'dark'],
    ] as const)
      test.describe(() => {
        test.use({ signedIn: true, sharesPage: true, viewport: { width, height: 800 }, colorScheme: systemScheme });

        test(`is where the console is rendered, ${width} px wide, in its colours (${mode})`, async ({ page }) => {
          const releaseCode = await delayResponses(page, consoleCode);
          await page.evaluate((stored) => localStorage.setItem('mui-mode', stored), mode);
          await page.goto('/admin/categories', { waitUntil: 'domcontentloaded' });
          await expect(page.locator(`#${rootElementId}`)).toHaveAttribute('data-first-frame');
          const first = await firstFrame(page);

          releaseCode();
          await expect(page.getByRole('grid')).toBeVisible();

          // colours change within 1 ms, because the pages of tests have reduced motion
          await expect.poll(() => renderedFrame(page)).toEqual(first);
        });
      });

  test.describe(() => {
    test.use({ signedIn: true });

    test('is not shown again while the sign-in page loads after a sign-out', async ({ page }) => {
      const frame = consoleFrame(page);
      await page.goto('/admin/categories');
      await expect(page.getByRole('grid')).toBeVisible();
      const releaseCode = await delayResponses(page, /\/screen-sign-in\.\w+\.js$/);

      await frame.account.click();
      const requested = page.waitForRequest(/\/screen-sign-in\./);
      await frame.logout.click();
      await requested;

      await expect(page.locator(`#${rootElementId}`)).toHaveText('');
      await expect(page.locator(`#${rootElementId}`)).not.toHaveAttribute('data-first-frame');
      releaseCode();
      await expect(signInPage(page).heading).toBeVisible();
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

/** Returns positions, sizes and colours of top bar, logo, sidebar and page before the console is rendered. */
async function firstFrame(page: Page) {
  return page.locator(`#${rootElementId}`).evaluate((root) => {
    const [bar, sidebar] = [getComputedStyle(root, '::before'), getComputedStyle(root, '::after')];
    return {
      bar: [bar.top, bar.left, bar.width, bar.height, bar.backgroundColor, bar.borderBottom],
      logo: [bar.backgroundPositionX, bar.backgroundPositionY, bar.backgroundSize.replace(' auto', '')],
      sidebar:
        sidebar.width === '0px'
          ? []
          : [sidebar.top, sidebar.left, sidebar.width, sidebar.height, sidebar.backgroundColor, sidebar.borderRight],
      ground: getComputedStyle(root).backgroundColor,
      margin: getComputedStyle(document.body).margin,
    };
  });
}

/** Returns what `firstFrame` returns, of the rendered console. */
async function renderedFrame(page: Page): Promise<Awaited<ReturnType<typeof firstFrame>>> {
  return page.evaluate(() => {
    const boxOf = (selector: string) => {
      const element = document.querySelector(selector) ?? document.body;
      const { top, left, width, height } = element.getBoundingClientRect();
      return { style: getComputedStyle(element), box: [top, left, width, height].map((px) => `${px}px`) };
    };
    const [bar, logo, sidebar] = [boxOf('header'), boxOf('header img'), boxOf('aside')];
    const [top = '', left = '', width = ''] = logo.box;
    return {
      bar: [...bar.box, bar.style.backgroundColor, bar.style.borderBottom],
      logo: [left, top, width],
      sidebar:
        sidebar.style.display === 'none'
          ? []
          : [...sidebar.box, sidebar.style.backgroundColor, sidebar.style.borderRight],
      ground: getComputedStyle(document.body).backgroundColor,
      margin: getComputedStyle(document.body).margin,
    };
  });
}
