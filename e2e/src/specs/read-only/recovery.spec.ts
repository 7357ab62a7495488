import { categoriesPage } from '../../pages/categories-page.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { signInPage } from '../../pages/sign-in-page.ts';
import { expect, test } from '../../test.ts';

const entry = /\/assets\/mf-taxonomy\/[^/]+\/remote-entry\.[^/]+\.js$/;
const screen = /\/assets\/mf-taxonomy\/[^/]+\/screen-sub-categories\.[^/]+\.js$/;
const anyScript = /\/assets\/mf-taxonomy\/.+\.js$/;

test.use({ signedIn: true });

test.describe('Recovery', () => {
  test.beforeEach(({ problems }) => problems.expect(/mf-taxonomy.+responded with 404/, /logged/, /threw/));

  for (const [what, file] of [
    ['entry', entry],
    ['lazy chunk', screen],
  ] as const) {
    test(`The console works without the ${what} of a module, and Retry loads it once it is back`, async ({ page }) => {
      const frame = consoleFrame(page);
      await page.goto('/admin');
      await expect(frame.dashboard).toBeVisible();
      await page.route(file, (route) => route.fulfill({ status: 404 }));

      await frame.navLink('Sub-Categories').click();

      await expect(frame.retry).toBeVisible();
      await frame.navLink('Dashboard').click();
      await expect(frame.dashboard).toBeVisible();
      await frame.navLink('Sub-Categories').click();
      await expect(frame.retry).toBeVisible();
      await page.unrouteAll();
      await frame.retry.click();
      await expect(categoriesPage(page).grid).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Sub-Categories' })).toBeVisible();
    });
  }

  test('An administrator can sign out while a module does not load', async ({ page }) => {
    const frame = consoleFrame(page);
    await page.route(anyScript, (route) => route.fulfill({ status: 404 }));

    await page.goto('/admin/categories');
    await expect(frame.retry).toBeVisible();
    await frame.account.click();
    await frame.logout.click();

    await expect(signInPage(page).heading).toBeVisible();
    await expect(page).toHaveURL((url) => url.searchParams.get('redirect') === '/admin/categories');
  });
});
