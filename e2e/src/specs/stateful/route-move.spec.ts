import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseSet } from '@lumora/shared-contract/releases';
import type { Page } from '@playwright/test';
import { listArchives, publishArchive } from '../../archived-releases/archives.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { projectCommands } from '../../product/project-commands.ts';
import { releasesOf } from '../../product/served-releases.ts';
import { waitUntilLive } from '../../product/wait-until-live.ts';
import { channelMoves, type LiveState } from '../../releases/channel-moves.ts';
import { pageReleaseSet } from '../../releases/page-release-set.ts';
import { expect, test } from '../../test.ts';

/** Owners of `/admin/orders` and `/admin/reviews` in the releases that were kept for API 1, before mf-sales existed. */
const ownersBefore = ['mf-promotions', 'mf-catalog'];

// the second test moves the routes back and forth that the first one moves
test.describe.configure({ mode: 'serial' });
test.use({ signedIn: true });

test.describe('A route that moves to another module', () => {
  let before: LiveState;

  test.beforeAll(async ({ product }) => {
    test.setTimeout(120_000); // the product starts a second time, and compiles its server for it
    await product.stop();
    before = await returnToArchivedReleases(product.dataDir);
    await product.restart();
  });

  test('The start of the version that adds a module moves the routes to it in one move', async ({ page, product }) => {
    test.slow(true, 'two pages of the console are loaded');
    expect(product.output()).not.toContain('already belongs to');
    const { store } = await channelMoves(product.dataDir);
    const sets = [...ownersBefore, 'mf-sales'].map(async (module) => (await store.listMoves(module)).at(-1)?.set);
    const [set] = await Promise.all(sets);
    expect(set?.modules.toSorted()).toEqual(['mf-catalog', 'mf-promotions', 'mf-sales']);
    expect(await Promise.all(sets)).toEqual([set, set, set]);

    for (const label of ['Orders', 'Reviews']) {
      await page.goto('/admin');
      await consoleFrame(page).navLink(label).click();
      await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
    }
  });

  test('One rollback and one promote move it while a gateway runs: every page has it once, and open tabs go on', async ({
    page,
    context,
    problems,
    product,
  }) => {
    test.setTimeout(240_000); // the gate opens every page of three modules
    // the archived releases bring a data table of their own, and leave that of the shell unused
    problems.expect(/\.css was preloaded using link preload but not used/);
    const commands = projectCommands(product.dataDir);
    const after = await (await channelMoves(product.dataDir)).live();
    await waitUntilLive(product.url, () => commands.run('rollback', 'mf-sales'));
    await page.goto('/admin/orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    const { 'mf-sales': none, 'mf-promotions': old } = await releasesOf(page);
    expect([none, old]).toEqual([undefined, before.get('mf-promotions')]);

    const members = [...ownersBefore, 'mf-sales'].map((module) => `${module}@${after.get(module)}`);
    const moved = waitUntilLive(product.url, () => commands.run('promote', ...members));
    const owners = await ownersOfOrders(product.url, moved);

    expect(owners).toEqual(['mf-promotions', 'mf-sales']);
    await openOrdersAgain(page);
    expect((await releasesOf(page))['mf-promotions']).toBe(old);
    const newTab = await context.newPage();
    await newTab.goto('/admin/orders');
    await expect(newTab.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    expect((await releasesOf(newTab))['mf-sales']).toBe(after.get('mf-sales'));
  });
});

/** Makes the archived releases the only ones of their modules, and removes mf-sales. Returns the live releases. */
async function returnToArchivedReleases(dataDir: string): Promise<LiveState> {
  const channels = await channelMoves(dataDir);
  for (const module of [...ownersBefore, 'mf-sales']) {
    for (const folder of ['releases', 'channels']) {
      await rm(path.join(dataDir, 'store', folder, module), { recursive: true });
    }
  }
  for (const archive of listArchives().filter(
    ({ contracts, module }) => contracts.api.startsWith('1.') && ownersBefore.includes(module),
  )) {
    const { module, id } = await publishArchive(dataDir, archive);
    await channels.promote(module, id);
  }
  return channels.live();
}

/** Reads pages until after `end`. Returns the different owners of `/admin/orders` in their order; each page has exactly one. */
async function ownersOfOrders(url: string, end: Promise<void>): Promise<string[]> {
  const owners = new Set<string>();
  const ended = new AbortController();
  const move = end.finally(() => ended.abort());
  let isLast = false;
  while (!isLast) {
    isLast = ended.signal.aborted;
    // a page of the console carries the whole set
    const set = pageReleaseSet(await (await fetch(`${url}/admin`)).text()) as ReleaseSet;
    const found = set.modules.filter(({ manifest }) => manifest.routes.some(({ path }) => path === '/admin/orders'));
    expect(found).toHaveLength(1);
    for (const { manifest } of found) owners.add(manifest.id);
  }
  await move;
  return [...owners];
}

async function openOrdersAgain(page: Page): Promise<void> {
  const frame = consoleFrame(page);
  await frame.navLink('Dashboard').click();
  await expect(frame.dashboard).toBeVisible();
  await frame.navLink('Orders').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
}
