import { beforeAll, describe, expect, it } from '@jest/globals';
import { faults } from '../chaos/faults.ts';
import { remotes } from '../chaos/remotes.ts';
import { runCell, type Stage } from '../chaos/run-cell.ts';
import { settings } from '../chaos/stage-settings.ts';
import { signInByApi } from '../product/sign-in-by-api.ts';
import { useStory } from '../story.ts';

/** Every fault once, the remotes in turn; `npm run chaos` strikes each with all. */
const cells = faults.flatMap((fault, number) => {
  const remote = remotes[number % remotes.length];
  return remote === undefined ? [] : [{ fault, remote }];
});

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
