import { beforeAll, describe, expect, it } from '@jest/globals';
import { contractVersions, type GateCheck, type ListAnswer, type Release } from '@lumora/shared-contract';
import { readConfig } from '@lumora/deploy/config';
import { openGate } from '@lumora/deploy/open-gate';
import { openStore } from '@lumora/deploy/open-store';
import type { Page } from 'playwright-core';
import { keptArchives, publishArchive, type Archive } from '../kept-releases/archives.ts';
import { channelMoves } from '../releases/channel-moves.ts';
import { releasesOf } from '../product/served-releases.ts';
import { useStory } from '../story.ts';

const majorOf = (version: string) => Number.parseInt(version, 10);
const archives = keptArchives();
const present = archives.filter(({ contract }) => majorOf(contract) === majorOf(contractVersions.shell));
const past = archives.filter((archive) => !present.includes(archive));
const nextContract = `${majorOf(contractVersions.shell) + 1}.0.0`;
const shopPaths = ['/', '/product-display', '/custom-neon', '/gallery', '/cart'];

describe('The kept releases', () => {
  const story = useStory();
  const kept = new Map<Archive, Release>();

  beforeAll(async () => {
    for (const archive of archives) kept.set(archive, await publishArchive(story.product.dataDir, archive));
  });

  it('are there of every remote for the present contract', () => {
    expect([...new Set(present.map(({ module }) => module))].sort()).toEqual([
      'mf-catalog',
      'mf-promotions',
      'mf-storefront',
      'mf-taxonomy',
    ]);
  });

  it('are admitted by the gate as far as their range holds the shell’s contract', async () => {
    const gate = await openTheGate();
    const outcomes = async (some: Archive[]) =>
      Promise.all(some.map(async (archive) => contracts(await gate.judge(releaseOf(archive))).outcome));

    expect(await outcomes(present)).toEqual(present.map(() => 'passed'));
    expect(await outcomes(past)).toEqual(past.map(() => 'refused'));
  });

  it('keep a shell of the next major contract from going live, each by name', async () => {
    const gate = await openTheGate();
    const [shell] = (await (await channelMoves(story.product.dataDir)).releases()).filter(
      ({ module }) => module === 'shell',
    );
    if (shell === undefined) throw new Error('There is no shell.');
    const next = { ...shell, provides: { ...contractVersions, shell: nextContract } };

    const { outcome, words } = contracts(await gate.judge(next, present.map(releaseOf)));

    expect(outcome).toBe('refused');
    for (const { module, manifest } of present.map(releaseOf)) {
      expect(words).toContain(
        `${module} requires the shell’s contract ${manifest.requires.shell}; ${nextContract} is live.`,
      );
    }
  });

  for (const archive of present) {
    it(`${archive.module} of contract ${archive.contract} opens every page in the present shell`, async () => {
      const { page, problems } = await story.openTab({ signedIn: true });
      problems.expect(/hero-\w+\.\w+\.(mp4|webm) answered 404/, /\/api\/admin\/orders\/\S+ answered 404/);
      const release = releaseOf(archive);
      await goLive(archive);

      for (const path of await pathsOf(release)) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        expect({ path, broken: await panels(page).count(), release: (await releasesOf(page))[archive.module] }).toEqual(
          {
            path,
            broken: 0,
            release: release.id,
          },
        );
      }
    });
  }

  function releaseOf(archive: Archive): Release {
    const release = kept.get(archive);
    if (release === undefined) throw new Error(`${archive.file} was not published.`);
    return release;
  }

  async function goLive(archive: Archive): Promise<void> {
    const { url, dataDir } = story.product;
    const { id, manifest } = releaseOf(archive);
    const page = url + (manifest.kind === 'storefront' ? '/' : '/admin');
    await (await channelMoves(dataDir)).promote(archive.module, id);
    // the gateway looks at the channels by itself
    while (!(await (await fetch(page)).text()).includes(`"release":"${id}"`));
  }

  /** Its pages are opened below, with data. */
  async function openTheGate() {
    const config = readConfig({ DATA_DIR: story.product.dataDir });
    const boot = async (): Promise<GateCheck> => ({ check: 'pages open', outcome: 'not run', words: 'opened below' });
    return openGate({ config, store: await openStore(config), apiVersion: async () => contractVersions.api, boot });
  }

  /** Pages of one thing are those of a product of the sample; there is no order yet, and its page says so. */
  async function pathsOf({ manifest }: Release): Promise<string[]> {
    const answer = await fetch(`${story.product.url}/api/products?page_size=1`);
    const [product] = ((await answer.json()) as ListAnswer<{ id: number; slug: string }>).data;
    if (product === undefined) throw new Error('The sample has no product.');
    if (manifest.kind === 'storefront') return [...shopPaths, `/products/${product.slug}`];
    return manifest.routes.map(({ path }) => path.replace(':id', String(product.id)));
  }
});

function contracts(verdict: GateCheck[]): GateCheck {
  const found = verdict.find(({ check }) => check === 'contracts');
  if (found === undefined) throw new Error('The gate says nothing of contracts.');
  return found;
}

/** What stands in the place of a page whose release is broken. */
const panels = (page: Page) => page.getByText(/^Report \w+ · /);
