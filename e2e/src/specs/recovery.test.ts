import { describe, expect, it } from '@jest/globals';
import { categoriesPage } from '../pages/categories-page.ts';
import { consoleFrame } from '../pages/console-frame.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { useStory } from '../story.ts';

const entry = /\/assets\/mf-taxonomy\/[^/]+\/remote-entry\.[^/]+\.js$/;
const screen = /\/assets\/mf-taxonomy\/[^/]+\/screen-sub-categories\.[^/]+\.js$/;
const anyScript = /\/assets\/mf-taxonomy\/.+\.js$/;

describe('When files of the taxonomy module are missing', () => {
  const story = useStory();

  it.each([
    ['its entry', entry],
    ['a chunk that is loaded later', screen],
  ])('%s: the console goes on, and Try again recovers once it is back', async (_what, file) => {
    const { page, problems } = await story.openTab({ signedIn: true });
    const frame = consoleFrame(page);
    problems.expect(/mf-taxonomy.+answered 404/, /logged/, /threw/);
    await page.goto('/admin');
    await frame.dashboard.waitFor();
    await page.route(file, (route) => route.fulfill({ status: 404 }));

    await frame.navLink('Sub-Categories').click();

    await frame.tryAgain.waitFor();
    await frame.navLink('Dashboard').click();
    await frame.dashboard.waitFor();
    await frame.navLink('Sub-Categories').click();
    await frame.tryAgain.waitFor();
    await page.unrouteAll();
    await frame.tryAgain.click();
    await categoriesPage(page).grid.waitFor();
    expect(await page.getByRole('heading', { level: 1, name: 'Sub-Categories' }).isVisible()).toBe(true);
  });

  it('signing out works all the same', async () => {
    const { page, problems } = await story.openTab({ signedIn: true });
    const frame = consoleFrame(page);
    problems.expect(/mf-taxonomy.+answered 404/, /logged/, /threw/);
    await page.route(anyScript, (route) => route.fulfill({ status: 404 }));

    await page.goto('/admin/categories');
    await frame.tryAgain.waitFor();
    await frame.account.click();
    await frame.logout.click();

    await signInPage(page).heading.waitFor();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/admin/categories');
  });
});
