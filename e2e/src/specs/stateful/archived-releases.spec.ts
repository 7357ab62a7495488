import type { ListResponse } from '@lumora/shared-contract/http';
import { contractVersions, type GateCheck } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { readConfig } from '@lumora/deploy/config';
import { openGate } from '@lumora/deploy/open-gate';
import { openStore } from '@lumora/releases/store/open-store';
import { expectReady } from '../../browser/expect-ready.ts';
import { listArchives, publishArchive, type Archive } from '../../archived-releases/archives.ts';
import { releasesOf } from '../../product/served-releases.ts';
import type { Product } from '../../product/start-product.ts';
import { channelMoves } from '../../releases/channel-moves.ts';
import { expect, test } from '../../test.ts';

const majorOf = (version: string) => Number.parseInt(version, 10);
const archives = listArchives();
const present = archives.filter(
  ({ contracts: { shell, api } }) =>
    majorOf(shell) === majorOf(contractVersions.shell) && majorOf(api) === majorOf(contractVersions.api),
);
const past = archives.filter((archive) => !present.includes(archive));
const modules = [...new Set(present.map(({ module }) => module))].sort();
const nextContract = `${majorOf(contractVersions.shell) + 1}.0.0`;
const shopPaths = ['/', '/product-display', '/custom-neon', '/gallery', '/cart'];

test.use({ signedIn: true, sharesPage: true });

test.describe('Archived releases', () => {
  const published = new Map<Archive, Release>();

  test.beforeAll(async ({ product }) => {
    test.setTimeout(120_000); // every file of the archives is compressed
    for (const archive of archives) published.set(archive, await publishArchive(product.dataDir, archive));
  });

  test('Every remote has an archived release for the present contracts', () => {
    expect(modules).toEqual(['mf-catalog', 'mf-promotions', 'mf-sales', 'mf-storefront', 'mf-taxonomy']);
  });

  test('The gate passes the archived releases whose ranges include the contracts of shell and API, and rejects the others', async ({
    product,
  }) => {
    const gate = await openGateWithoutBrowser(product);
    const outcomes = async (some: Archive[]) =>
      Promise.all(some.map(async (archive) => contractCheck(await gate.checkSet([releaseOf(archive)])).outcome));

    expect(await outcomes(present)).toEqual(present.map(() => 'passed'));
    expect(await outcomes(past)).toEqual(past.map(() => 'failed'));
  });

  test('The gate rejects a shell of the next major contract, and names each archived release that it would break', async ({
    product,
  }) => {
    const gate = await openGateWithoutBrowser(product);
    const [shell] = (await (await channelMoves(product.dataDir)).releases()).filter(({ module }) => module === 'shell');
    if (shell === undefined) throw new Error('There is no shell.');
    const next = { ...shell, provides: { ...contractVersions, shell: nextContract } };

    const { outcome, message } = contractCheck(await gate.check(next, present.map(releaseOf)));

    expect(outcome).toBe('failed');
    for (const { module, manifest } of present.map(releaseOf)) {
      expect(message).toContain(
        `${module} requires the shell’s contract ${manifest.requires.shell}; ${nextContract} is live.`,
      );
    }
  });

  for (const archive of present) {
    test(`The present shell opens every page of the archived release of ${archive.module}`, async ({
      page,
      problems,
      product,
    }) => {
      test.setTimeout(90_000); // it loads every page of the module, one after the other
      problems.expect(/hero-\w+\.\w+\.(mp4|webm) responded with 404/, /\/api\/admin\/orders\/\S+ responded with 404/);
      const release = releaseOf(archive);
      await promoteArchived(product, release);

      for (const path of await pathsOf(product, release)) {
        await page.goto(path);
        await expectReady(page);
        // the panel in place of a page whose release is broken
        await expect(page.getByText(/^Report \w+ · /), `${path} is not broken`).toHaveCount(0);
        expect((await releasesOf(page))[archive.module]).toBe(release.id);
      }
    });
  }

  function releaseOf(archive: Archive): Release {
    const release = published.get(archive);
    if (release === undefined) throw new Error(`${archive.file} was not published.`);
    return release;
  }
});

async function promoteArchived({ url, dataDir }: Product, { module, id, manifest }: Release): Promise<void> {
  await (await channelMoves(dataDir)).promote(module, id);
  const html = async () => (await fetch(url + (manifest.kind === 'storefront' ? '/' : '/admin'))).text();
  // the shop's pages stay as they were until the renderer of the next release has started
  await pollUntil(html, (text) => text.includes(`"release":"${id}"`), { message: `${module} ${id} is not on pages.` });
}

/** Opens a gate that does not open pages: the tests do, with data. */
async function openGateWithoutBrowser({ dataDir }: Product) {
  const config = readConfig({ DATA_DIR: dataDir });
  const boot = async (): Promise<GateCheck> => ({ check: 'pages open', outcome: 'not run', message: 'not here' });
  const api = async () => ({ apiVersion: contractVersions.api, dataUrl: null });
  return openGate({ config, store: await openStore(config), api, boot });
}

/** Returns the pages of a release. One of a single entity is that of a product; no order exists, and its page states so. */
async function pathsOf({ url }: Product, { manifest }: Release): Promise<string[]> {
  const response = await fetch(`${url}/api/products?page_size=1`);
  const { data }: ListResponse<{ id: number; slug: string }> = await response.json();
  const [product] = data;
  if (product === undefined) throw new Error('The sample has no product.');
  if (manifest.kind === 'storefront') return [...shopPaths, `/products/${product.slug}`];
  return manifest.routes.map(({ path }) => path.replace(':id', String(product.id)));
}

function contractCheck(verdict: GateCheck[]): GateCheck {
  const found = verdict.find(({ check }) => check === 'contracts');
  if (found === undefined) throw new Error('The gate did not check the contracts.');
  return found;
}
