import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listReleases } from '@lumora/releases/channels/channel';
import type { Page } from '@playwright/test';
import { consoleFrame } from '../../pages/console-frame.ts';
import { productFormPage } from '../../pages/product-form-page.ts';
import { productsPage } from '../../pages/products-page.ts';
import { releasesOf } from '../../product/served-releases.ts';
import type { Product } from '../../product/start-product.ts';
import { makeTeamClone, type TeamClone } from '../../product/team-clone.ts';
import { waitUntilLive } from '../../product/wait-until-live.ts';
import { channelMoves } from '../../releases/channel-moves.ts';
import { publishSecond } from '../../releases/publish-second.ts';
import { expect, test } from '../../test.ts';

const description = 'Read what shoppers wrote, and decide what everyone may read.';
const newDescription = 'Read what shoppers wrote, sorted by glow.';

test.use({ signedIn: true });

test.describe('Release by a team that holds the key of mf-sales only', () => {
  // the release of the first test is rolled back by the fourth
  test.describe.configure({ mode: 'serial' });

  let team: TeamClone;
  let before: Record<string, string>;

  test.beforeAll(async ({ product }) => {
    test.setTimeout(120_000); // the product starts a second time, and compiles its server for it
    team = await makeTeamClone(product.dataDir, (root) => settingsOfTeam(root, product));
    const key = path.join(team.root, keyFile);
    const entry: unknown = JSON.parse(lastLine(await team.run('keygen', 'sales', 'mf-sales', '--out', key)));
    await addTeam(product, entry);
    await copyFile(path.join(product.dataDir, 'keys/teams.json'), path.join(team.root, 'teams.json'));
  });
  test.afterAll(() => team.remove());

  test('A new tab gets the release of an edited source, while an open tab and all other modules keep theirs', async ({
    page: openTab,
    context,
    product,
  }) => {
    test.setTimeout(120_000); // the command builds the module and opens its pages in Chromium
    await openTab.goto('/admin/reviews');
    await expect(openTab.getByText(description)).toBeVisible();
    before = await releasesOf(openTab);
    expect(before).toEqual(Object.fromEntries(await (await channelMoves(product.dataDir)).live()));
    await team.edit('mf-sales/src/reviews/reviews-page.tsx', description, newDescription);

    await waitUntilLive(product.url, async () => {
      const output = await team.run('release', 'mf-sales', '--promote', '--skip-tests');
      expect(output).toMatch(/✓ signature +signed by team sales/);
    });

    const newTab = await context.newPage();
    await newTab.goto('/admin/reviews');
    await expect(newTab.getByText(newDescription)).toBeVisible();
    const { 'mf-sales': newSales, ...others } = await releasesOf(newTab);
    const { 'mf-sales': oldSales, ...sameOthers } = before;
    expect(others).toEqual(sameOthers);
    expect(newSales).not.toBe(oldSales);

    // the code of this page is loaded after the promotion
    await consoleFrame(openTab).navLink('Orders').click();
    await expect(openTab.getByText('Confirm, pack and send what shoppers ordered.')).toBeVisible();
    await consoleFrame(openTab).navLink('Reviews').click();
    await expect(openTab.getByText(description)).toBeVisible();
    expect(await releasesOf(openTab)).toEqual(before);
  });

  test('The key signs no release of another module: nothing is built and nothing is published', async ({ product }) => {
    const { store } = await channelMoves(product.dataDir);
    const published = await listReleases(store, 'mf-taxonomy');
    await team.edit('mf-taxonomy/src/categories/categories-page.tsx', 'Manage the product lines', 'Keep them');

    const output = await team.runToFailure('release', 'mf-taxonomy', '--promote', '--skip-tests');

    expect(output).toContain('The signing key is that of team sales, which does not own mf-taxonomy but mf-sales.');
    expect(await listReleases(store, 'mf-taxonomy')).toEqual(published);
  });

  test('A tab that cannot load the new release falls back to the one before', async ({ page, problems }) => {
    problems.expect(
      /screen-reviews.+ responded with 404/,
      /screen-reviews.+ was preloaded/,
      /ChunkLoadError/,
      /is already registered/,
    );
    await page.goto('/admin/modules');
    const { 'mf-sales': broken } = await releasesOf(page);
    await page.route(`**/${broken}/screen-reviews*`, (route) => route.fulfill({ status: 404 }));

    await consoleFrame(page).navLink('Reviews').click();

    await expect(page.getByText(description)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  });

  test('An open tab offers to reload after a rollback, and asks before it discards what was typed', async ({
    page,
    product,
  }) => {
    const channels = await channelMoves(product.dataDir);
    const { name } = productFormPage(page);
    await page.goto('/admin/products/create');
    await name.fill('Half a name');

    await waitUntilLive(product.url, () => channels.rollback('mf-sales'));
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
    await page.goto('/admin/reviews');

    await expect(page.getByText(description)).toBeVisible();
    expect(await releasesOf(page)).toEqual(before);
  });
});

/** Path of the team's private key in its clone. */
const keyFile = 'sales.pem';

/** The settings of the team's machine: its data folder is empty, and it holds no other private key. */
function settingsOfTeam(root: string, { url, dataDir }: Product): Record<string, string> {
  return {
    DATA_DIR: path.join(root, 'var'),
    STORE_URL: path.join(dataDir, 'store'),
    TEAMS_FILE: path.join(root, 'teams.json'),
    SIGNING_KEY: path.join(root, keyFile),
    API_URL: `${url}/api`,
  };
}

/** Adds the entry of a team to `teams.json` of the product, as its operator does. */
async function addTeam(product: Product, entry: unknown): Promise<void> {
  const file = path.join(product.dataDir, 'keys/teams.json');
  const { teams }: { teams: unknown[] } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ teams: [...teams, entry] }));
  await product.stop();
  await product.restart();
}

const lastLine = (output: string) => output.trimEnd().split('\n').at(-1) ?? '';

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
