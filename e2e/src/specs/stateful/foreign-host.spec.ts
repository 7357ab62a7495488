import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { LoadableModule } from '@lumora/shared-contract/releases';
import { signedInState } from '../../browser/signed-in-state.ts';
import { buildHost } from '../../foreign-host/build-host.ts';
import { serveHost } from '../../foreign-host/serve-host.ts';
import { homePage } from '../../pages/home-page.ts';
import { consoleManifests } from '../../product/console-manifests.ts';
import type { Product } from '../../product/start-product.ts';
import { pageReleaseSet } from '../../releases/page-release-set.ts';
import { expect, test } from '../../test.ts';

/** A second copy of one of these would find no state of the host: hooks, router and cached responses would fail. */
const ownersOfState = ['react/jsx-runtime', 'react-router-dom', '@tanstack/react-query', '@lumora/shared-auth/core'];

test.describe('Foreign host', () => {
  let folder: string;
  const hosts: Awaited<ReturnType<typeof serveHost>>[] = [];

  test.beforeAll(async () => {
    test.slow(true, 'the foreign host is built with everything that a remote may share');
    folder = await mkdtemp(path.join(os.tmpdir(), 'lumora-foreign-host-'));
    await buildHost(folder);
  });
  test.afterAll(async () => {
    await Promise.all(hosts.map((host) => host.stop()));
    await rm(folder, { recursive: true, force: true });
  });

  async function openHost(container: string, entry: string, { url: backend }: Product) {
    const host = await serveHost({ folder, container, entry, backend });
    hosts.push(host);
    return host;
  }

  for (const { id, container, nav, routes } of consoleManifests) {
    test(
      `The manifest of the live ${id} release leads a foreign host to its pages, with the React of that host`,
      { tag: `@${id}` },
      async ({ openVisitor, product }) => {
        test.slow(true, 'every page of the navigation is loaded, with the whole host');
        const { base } = await liveRelease(product.url, '/admin', id);
        const host = await openHost(container, `${product.url}${base}mf-manifest.json`, product);
        const storageState = await signedInState(product.url, host.url);
        // a header of its own would make requests for the module, which is of another origin, need a preflight
        const page = await openVisitor({ baseURL: host.url, storageState, extraHTTPHeaders: {} });

        for (const { label, path: url } of nav.flatMap(({ items }) => items)) {
          await page.goto(url);

          await expect(page.getByRole('heading', { level: 1, name: label, exact: true })).toBeVisible();
          const isList = routes.some((route) => route.path === url && route.query !== undefined);
          if (isList)
            await expect(
              page
                .getByRole('row')
                .nth(1)
                .or(page.getByText(/^(No .+ yet|All pictures are on the page)$/)),
            ).toBeVisible();
          expect(await page.evaluate(() => window.consumedPackages)).toEqual(expect.arrayContaining(ownersOfState));
        }
      },
    );
  }

  test(
    'The federation runtime loads the live release of the shop, which consumes the HTTP client of the host',
    { tag: '@mf-storefront' },
    async ({ openVisitor, product }) => {
      const { base, entry, manifest } = await liveRelease(product.url, '/', 'mf-storefront');
      const host = await openHost(manifest.container, product.url + base + entry, product);
      const page = await openVisitor({ baseURL: host.url, extraHTTPHeaders: {} });

      await page.goto('/');

      await expect(homePage(page).hero).toBeVisible();
      expect(await page.evaluate(() => window.consumedPackages)).toEqual(['@lumora/shared-auth/core']);
    },
  );
});

/** Returns the live release of a module from a page of the gateway. */
async function liveRelease(url: string, path: string, module: string): Promise<LoadableModule> {
  const page = await (await fetch(url + path)).text();
  const release = pageReleaseSet(page)?.modules.find(({ manifest }) => manifest.id === module);
  if (release === undefined) throw new Error(`No release of ${module} is live.`);
  return release;
}
