import { expect, test } from '@jest/globals';
import { disable } from '@lumora/releases/channels/channel';
import { publishFixture, releaseFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { promoteOnce } from './prepare-releases.ts';

test('the start keeps the release of a module that an operator disabled, and prints how to enable the new one', async () => {
  const { store, remove } = await temporaryStore();
  const live = await releaseFixture(store, 'mf-taxonomy', { files: {} });
  await disable(store, 'mf-taxonomy', { reason: 'wrong prices' });
  const next = await publishFixture(store, 'mf-taxonomy', { files: {} });
  const lines: string[] = [];

  await promoteOnce(store, [next], { reason: 'new build' }, (line) => lines.push(line));

  expect(lines).toEqual([expect.stringContaining(`npm run enable -- mf-taxonomy ${next.id}`)]);
  expect((await store.listMoves('mf-taxonomy')).at(-1)).toMatchObject({ release: live.id, disabled: true });
  await remove();
});
