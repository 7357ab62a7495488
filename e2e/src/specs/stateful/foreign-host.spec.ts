import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { LoadableModule } from '@lumora/shared-contract';
import { signedInState } from '../../browser/signed-in-state.ts';
import { buildHost } from '../../foreign-host/build-host.ts';
import { serveHost } from '../../foreign-host/serve-host.ts';
import { categoriesPage } from '../../pages/categories-page.ts';
import { pageReleaseSet } from '../../releases/page-release-set.ts';
import { expect, test } from '../../test.ts';

/** A second copy of one of these would find no state of the host: hooks, router and cached responses would fail. */
const ownersOfState = ['react/jsx-runtime', 'react-router-dom', '@tanstack/react-query', '@lumora/shared-auth/core'];

test.describe('Foreign host', { tag: '@mf-taxonomy/categories' }, () => {
  let folder: string;
  let host: Awaited<ReturnType<typeof serveHost>>;

  test.beforeAll(async ({ product: { url } }) => {
    test.slow(true, 'the foreign host is built with everything that a remote may share');
    folder = await mkdtemp(path.join(os.tmpdir(), 'lumora-foreign-host-'));
    const { base, entry, manifest } = await liveTaxonomy(url);
    await buildHost(folder);
    host = await serveHost({ folder, container: manifest.container, entry: url + base + entry, backend: url });
  });
  test.afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await host.stop();
  });

  test('The live release of the taxonomy module shows categories in a host that is not our shell, with the React of that host', async ({
    api,
    openVisitor,
    product,
  }) => {
    const { category_title: title } = await api.subCategory();
    const storageState = await signedInState(product.url, host.url);
    // a header of its own would make requests for the module, which is of another origin, need a preflight
    const page = await openVisitor({ baseURL: host.url, storageState, extraHTTPHeaders: {} });
    const { heading, row } = categoriesPage(page);

    await page.goto('/admin/categories');

    await expect(row(title)).toBeVisible();
    await expect(heading).toBeVisible();
    expect(await page.evaluate(() => window.taken)).toEqual(expect.arrayContaining(ownersOfState));
  });
});

/** Returns what the gateway has live, from the page that it serves the console with. */
async function liveTaxonomy(url: string): Promise<LoadableModule> {
  const page = await (await fetch(`${url}/admin`)).text();
  const taxonomy = pageReleaseSet(page)?.modules.find(({ manifest }) => manifest.id === 'mf-taxonomy');
  if (taxonomy === undefined) throw new Error('No release of mf-taxonomy is live.');
  return taxonomy;
}
