import { beforeAll, describe, expect, it } from '@jest/globals';
import { faults } from '../chaos/faults.ts';
import { remotes } from '../chaos/remotes.ts';
import { runCell, type Stage } from '../chaos/run-cell.ts';
import { settings } from '../chaos/stage-settings.ts';
import { signInByApi } from '../product/sign-in-by-api.ts';
import { useStory } from '../story.ts';

/** What is lost on the way, once each; `npm run chaos` strikes every remote with every fault. */
const inShort: Record<string, string> = {
  'entry 404': 'mf-catalog',
  'entry 500 with HTML': 'mf-taxonomy',
  'hang past the time-out': 'mf-promotions',
  'chunk 404': 'mf-catalog',
  'CSS 404': 'mf-storefront',
  'tampered byte': 'mf-catalog',
};
const cells = faults.flatMap((fault) =>
  remotes.filter(({ module }) => inShort[fault.name] === module).map((remote) => ({ fault, remote })),
);

describe('One remote is struck, all else goes on', () => {
  const story = useStory(settings);
  let stage: Stage;

  beforeAll(async () => {
    const { product, browser } = story;
    stage = { product, browser, session: await signInByApi(product.url) };
  });

  it.each(cells)('$fault.name × $remote.module', async ({ fault, remote }) => {
    expect(await runCell(stage, fault, remote)).toEqual({
      shown: expect.any(String),
      reported: expect.any(String),
      recovered: expect.any(String),
    });
  });
});
