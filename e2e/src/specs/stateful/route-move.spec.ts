import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listArchives, publishArchive } from '../../kept-releases/archives.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { channelMoves } from '../../releases/channel-moves.ts';
import { expect, test } from '../../test.ts';

/** Owners of `/admin/orders` and `/admin/reviews` in the releases that were kept for contract 1.0.0, before mf-sales existed. */
const ownersBefore = ['mf-promotions', 'mf-catalog'];

test.use({ signedIn: true });

test.describe('A route that moves to another module', () => {
  test.beforeAll(async ({ product }) => {
    test.setTimeout(120_000); // the product starts a second time, and compiles its server for it
    await product.stop();
    await returnToKeptReleases(product.dataDir);
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
});

/** Makes the kept releases the only ones of their modules, and removes mf-sales. */
async function returnToKeptReleases(dataDir: string): Promise<void> {
  const channels = await channelMoves(dataDir);
  for (const module of [...ownersBefore, 'mf-sales']) {
    for (const folder of ['releases', 'channels']) {
      await rm(path.join(dataDir, 'store', folder, module), { recursive: true });
    }
  }
  for (const archive of listArchives().filter(
    ({ contract, module }) => contract === '1.0.0' && ownersBefore.includes(module),
  )) {
    const { module, id } = await publishArchive(dataDir, archive);
    await channels.promote(module, id);
  }
}
