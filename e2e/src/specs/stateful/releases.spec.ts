import type { Page } from '@playwright/test';
import { categoriesPage } from '../../pages/categories-page.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { productFormPage } from '../../pages/product-form-page.ts';
import { productsPage } from '../../pages/products-page.ts';
import { releasesOf } from '../../product/served-releases.ts';
import { makeTeamClone, type TeamClone } from '../../product/team-clone.ts';
import { waitUntilLive } from '../../product/wait-until-live.ts';
import { channelMoves } from '../../releases/channel-moves.ts';
import { publishSecond } from '../../releases/publish-second.ts';
import { expect, test } from '../../test.ts';

const words = 'Manage the product lines that shoppers browse.';
const newWords = 'Manage the product lines, sorted by glow.';

test.use({ signedIn: true });

test.describe('Release of an edited source', () => {
  // the release of the first test is rolled back by the third
  test.describe.configure({ mode: 'serial' });

  let team: TeamClone;
  let before: Record<string, string>;

  test.beforeAll(async ({ product }) => {
    team = await makeTeamClone(product.dataDir);
  });
  test.afterAll(() => team.remove());

  test('A new tab gets the release of an edited source, while an open tab and all other modules keep theirs', async ({
    page: openTab,
    context,
    product,
  }) => {
    test.slow(true, 'the command builds the module and opens its pages in Chromium');
    await openTab.goto('/admin/categories');
    await expect(openTab.getByText(words)).toBeVisible();
    before = await releasesOf(openTab);
    await team.edit('mf-taxonomy/src/categories/categories-page.tsx', words, newWords);

    await waitUntilLive(product.url, () => team.run('release', 'mf-taxonomy', '--promote', '--skip-tests'));

    const newTab = await context.newPage();
    await newTab.goto('/admin/categories');
    await expect(newTab.getByText(newWords)).toBeVisible();
    const { 'mf-taxonomy': newTaxonomy, ...others } = await releasesOf(newTab);
    const { 'mf-taxonomy': oldTaxonomy, ...sameOthers } = before;
    expect(others).toEqual(sameOthers);
    expect(newTaxonomy).not.toBe(oldTaxonomy);

    await consoleFrame(openTab).navLink('Attributes').click();
    await consoleFrame(openTab).navLink('Categories').click();
    await expect(openTab.getByText(words)).toBeVisible();
    await categoriesPage(openTab).create.click();
    await expect(categoriesPage(openTab).title).toBeVisible();
    expect(await releasesOf(openTab)).toEqual(before);
  });

  test('A tab that cannot load the new release falls back to the one before', async ({ page, problems }) => {
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

    await expect(page.getByText(words)).toBeVisible();
    await expect(categoriesPage(page).heading).toBeVisible();
  });

  test('An open tab offers to reload after a rollback, and asks before it discards what was typed', async ({
    page,
    product,
  }) => {
    const channels = await channelMoves(product.dataDir);
    const { name } = productFormPage(page);
    await page.goto('/admin/products/create');
    await name.fill('Half a name');

    await waitUntilLive(product.url, () => channels.rollback('mf-taxonomy'));
    // the tab becomes visible again
    await page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('A new version is ready')).toBeVisible();
    const asked = page.waitForEvent('dialog').then(async (question) => {
      await question.dismiss();
      return question.type();
    });
    await page.getByRole('button', { name: 'Reload' }).click();

    expect(await asked).toBe('beforeunload');
    await expect(name).toHaveValue('Half a name');
  });

  test('A tab that is opened after the rollback gets the release before', async ({ page }) => {
    await page.goto('/admin/categories');

    await expect(page.getByText(words)).toBeVisible();
    expect(await releasesOf(page)).toEqual(before);
  });
});

test.describe('Releases in a row', () => {
  const versions = [
    'Manage products and SEO metadata.',
    'Manage products, first change.',
    'Manage products, second change.',
  ] as const;

  test('Each of two releases of the catalog replaces the one before, and every other module keeps its release', async ({
    page,
    product,
  }) => {
    const channels = await channelMoves(product.dataDir);
    const seen = [await visit(page, versions[0])];

    for (const [index, newText] of versions.slice(1).entries()) {
      const { module, id } = await publishSecond(product.dataDir, 'mf-catalog', [[versions[index] ?? '', newText]]);
      await waitUntilLive(product.url, () => channels.promote(module, id));
      seen.push(await visit(page, newText));
    }

    const own = seen.map(({ 'mf-catalog': release }) => release);
    const others = seen.map(({ 'mf-catalog': _own, ...rest }) => rest);
    expect(new Set(own).size).toBe(3);
    expect(others).toEqual([others[0], others[0], others[0]]);
  });

  /** Returns the releases of the page after it shows `text`. */
  async function visit(page: Page, text: string): Promise<Record<string, string>> {
    await page.goto('/admin/products');
    await expect(productsPage(page).heading).toBeVisible();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    return releasesOf(page);
  }
});
