import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { categoriesPage } from '../pages/categories-page.ts';
import { consoleFrame } from '../pages/console-frame.ts';
import { productFormPage } from '../pages/product-form-page.ts';
import { untilLive } from '../product/until-live.ts';
import { releasesOf } from '../product/served-releases.ts';
import { TeamClone } from '../product/team-clone.ts';
import { useStory } from '../story.ts';

const words = 'Manage the product lines that shoppers browse.';
const newWords = 'Manage the product lines, sorted by glow.';

describe('A new version of the taxonomy module', () => {
  const story = useStory();
  let team: TeamClone;
  let openTab: Page;
  let before: Record<string, string>;

  beforeAll(async () => {
    team = await TeamClone.make(story.product.dataDir);
  });
  afterAll(() => team.remove());

  it('is what a new tab gets, while an open one goes on with the version it started with', async () => {
    ({ page: openTab } = await story.openTab({ signedIn: true }));
    await openTab.goto('/admin/categories');
    await openTab.getByText(words).waitFor();
    before = await releasesOf(openTab);
    await team.edit('mf-taxonomy/src/categories/categories-page.tsx', words, newWords);

    const release = () => team.run('release', 'mf-taxonomy', '--promote', '--skip-tests');
    await untilLive(story.product.url, release);

    const newTab = await openTab.context().newPage();
    await newTab.goto('/admin/categories');
    await newTab.getByText(newWords).waitFor();
    await consoleFrame(openTab).navLink('Attributes').click();
    await consoleFrame(openTab).navLink('Categories').click();
    await openTab.getByText(words).waitFor();
    await categoriesPage(openTab).create.click();
    await categoriesPage(openTab).title.waitFor();
    expect(await releasesOf(openTab)).toEqual(before);
  });

  it('leaves the shell and every other module as they were', async () => {
    const { page } = await story.openTab({ signedIn: true });
    await page.goto('/admin/categories');

    const { 'mf-taxonomy': newTaxonomy, ...others } = await releasesOf(page);

    const { 'mf-taxonomy': oldTaxonomy, ...sameOthers } = before;
    expect(others).toEqual(sameOthers);
    expect(newTaxonomy).not.toBe(oldTaxonomy);
  });

  it('gives way to the version before in a tab that cannot load it', async () => {
    const { page, problems } = await story.openTab({ signedIn: true });
    problems.expect(
      /screen-categories.+ answered 404/,
      /screen-categories.+ was preloaded/,
      /ChunkLoadError/,
      /is already registered/,
    );
    await page.goto('/admin');
    const { 'mf-taxonomy': broken } = await releasesOf(page);
    await page.route(`**/${broken}/screen-categories*`, (route) => route.fulfill({ status: 404 }));

    await consoleFrame(page).navLink('Categories').click();

    await page.getByText(words).waitFor();
    expect(await categoriesPage(page).heading.isVisible()).toBe(true);
  });

  it('is offered in an open tab once it is rolled back; the reload asks before it takes what was typed', async () => {
    const { page } = await story.openTab({ signedIn: true });
    await page.goto('/admin/products/create');
    const { name } = productFormPage(page);
    await name.fill('Half a name');

    await untilLive(story.product.url, () => team.run('rollback', 'mf-taxonomy'));
    // somebody comes back to the tab
    await page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('A new version is ready').waitFor();
    const asked = page.waitForEvent('dialog').then(async (question) => {
      await question.dismiss();
      return question.type();
    });
    await page.getByRole('button', { name: 'Reload' }).click();

    expect(await asked).toBe('beforeunload');
    expect(await name.inputValue()).toBe('Half a name');
  });

  it('is gone from the next tab then', async () => {
    const { page } = await story.openTab({ signedIn: true });
    await page.goto('/admin/categories');

    await page.getByText(words).waitFor();
    expect(await releasesOf(page)).toEqual(before);
  });
});
