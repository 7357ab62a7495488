import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LoadableModule } from '@lumora/shared-contract';
import { buildHost } from '../foreign-host/build-host.ts';
import { serveHost } from '../foreign-host/serve-host.ts';
import { categoriesPage } from '../pages/categories-page.ts';
import { shopApi } from '../product/shop-api.ts';
import { pageReleaseSet } from '../releases/page-release-set.ts';
import { useStory } from '../story.ts';

describe('The live release of the taxonomy module, in a host that is not our shell', () => {
  const story = useStory();
  let folder: string;
  let host: Awaited<ReturnType<typeof serveHost>>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lumora-foreign-host-'));
    const { url } = story.product;
    const { base, entry, manifest } = await liveTaxonomy(url);
    await buildHost(folder);
    host = await serveHost({ folder, container: manifest.container, entry: url + base + entry, backend: url });
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await host.stop();
  });

  it('is loaded by the federation runtime and shows its categories with the host’s one React', async () => {
    const { category_title: title } = await (await shopApi(story.product)).subCategory();
    const { page } = await story.openTab({ signedIn: true, baseURL: host.url });
    const { heading, row } = categoriesPage(page);

    await page.goto('/admin/categories');

    await row(title).waitFor();
    expect(await heading.isVisible()).toBe(true);
    expect(await page.evaluate(() => window.taken)).toEqual(expect.arrayContaining(ownersOfState));
  });
});

/** A second copy of one of these would find no state of the host: hooks, router and cached answers would fail. */
const ownersOfState = ['react', 'react-router-dom', '@tanstack/react-query', '@lumora/shared-auth/core'];

/** What a gateway says is live, from the page that it serves the console with. */
async function liveTaxonomy(url: string): Promise<LoadableModule> {
  const page = await (await fetch(`${url}/admin`)).text();
  const taxonomy = pageReleaseSet(page)?.modules.find(({ manifest }) => manifest.id === 'mf-taxonomy');
  if (taxonomy === undefined) throw new Error('No release of mf-taxonomy is live.');
  return taxonomy;
}
