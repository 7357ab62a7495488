import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { TeamClone } from '../product/team-clone.ts';
import { releasesOf } from '../product/served-releases.ts';
import { useStory } from '../story.ts';

const source = 'mf-catalog/src/products/products-page.tsx';
const versions = [
  'Manage products and SEO metadata.',
  'Manage products, first change.',
  'Manage products, second change.',
];

describe('The catalogue’s team', () => {
  const story = useStory();
  let team: TeamClone;

  beforeAll(async () => {
    team = await TeamClone.make(story.product.dataDir);
  });
  afterAll(() => team.remove());

  it('releases twice, while every other module keeps the release it has', async () => {
    const seen = [await visit(versions[0])];
    for (const [index, words] of versions.slice(1).entries()) {
      await team.edit(source, versions[index] ?? '', words);
      await team.run('release', 'mf-catalog', '--promote', '--skip-tests');
      seen.push(await visit(words));
    }

    const own = seen.map(({ 'mf-catalog': release }) => release);
    const others = seen.map(({ 'mf-catalog': _own, ...rest }) => JSON.stringify(rest));
    expect(new Set(own).size).toBe(3);
    expect(new Set(others).size).toBe(1);
  }, 240_000);

  /** The releases that a new tab is served with, once it shows `words`. */
  async function visit(words = ''): Promise<Record<string, string>> {
    const { page } = await story.openTab({ signedIn: true });
    await shows(page, words);
    return releasesOf(page);
  }
});

/** Opens the list as new tabs do, until the gateway has seen the promotion. */
async function shows(page: Page, words: string): Promise<void> {
  for (;;) {
    await page.goto('/admin/products');
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
    if (await page.getByText(words, { exact: true }).isVisible()) return;
  }
}
