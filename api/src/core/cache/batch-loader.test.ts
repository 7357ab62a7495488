import { expect, test } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { createBatchLoader } from './batch-loader.ts';

/** Loads the length of each text, none for the empty one. Each batch ends, or fails, when the test says so. */
function createLengthLoader() {
  const batches: { keys: string[]; end: (error?: Error) => void }[] = [];
  const load = createBatchLoader(2, (keys: string[]) => {
    return new Promise<Map<string, number>>((resolve, reject) => {
      const lengths = new Map(keys.filter((key) => key !== '').map((key) => [key, key.length]));
      batches.push({ keys, end: (error) => (error ? reject(error) : resolve(lengths)) });
    });
  });
  return { load, batches };
}

/** Waits until a batch that can start has started. */
async function waitForTurns(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

test('calls that arrive while a batch is loaded are combined in the next one', async () => {
  const { load, batches } = createLengthLoader();

  const om = load('om');
  await waitForTurns();
  const others = [load('heart'), load(''), load('crown')];
  await waitForTurns();
  const keysMeanwhile = batches.map(({ keys }) => keys);
  batches[0]?.end();
  await waitForTurns();
  batches[1]?.end();
  await waitForTurns();
  batches[2]?.end();

  expect(keysMeanwhile).toEqual([['om']]);
  expect(batches.map(({ keys }) => keys)).toEqual([['om'], ['heart', ''], ['crown']]);
  expect(await Promise.all([om, ...others])).toEqual([2, 5, null, 5]);
});

test('a batch that fails rejects its own calls only', async () => {
  const { load, batches } = createLengthLoader();

  const om = load('om');
  await waitForTurns();
  const heart = load('heart');
  batches[0]?.end(new Error('no connection'));

  await expect(om).rejects.toThrow('no connection');
  await waitForTurns();
  batches[1]?.end();
  expect(await heart).toBe(5);
});

test('a load that does not end delays others for a second only', async () => {
  const { load, batches } = createLengthLoader();

  void load('om');
  await waitForTurns();
  const heart = load('heart');
  await pollUntil(
    () => batches.length,
    (count) => count === 2,
  );
  batches[1]?.end();

  expect(await heart).toBe(5);
});
