import { setTimeout } from 'node:timers/promises';
import DataLoader from 'dataloader';

/** Time (ms) for which calls wait for a load that may never end. */
const maxWaitMs = 1_000;

/**
 * Returns a function that loads one value by its key and combines calls into `loadMany` calls of at most `maxBatchSize`
 * different keys: those of one turn of the event loop, and those that arrive while `loadMany` runs, for at most a second.
 * Resolves to null for a key that `loadMany` does not return; rejects with the error of `loadMany`.
 */
export function createBatchLoader<K, V>(
  maxBatchSize: number,
  loadMany: (keys: K[]) => Promise<Map<K, V>>,
): (key: K) => Promise<V | null> {
  let lastLoad: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<K, V | null>(
    async (keys) => {
      const load = loadMany([...new Set(keys)]);
      lastLoad = Promise.race([load.catch(() => undefined), setTimeout(maxWaitMs, undefined, { ref: false })]);
      const found = await load;
      return keys.map((key) => found.get(key) ?? null);
    },
    // the callers have caches that change notices invalidate
    { cache: false, maxBatchSize, batchScheduleFn: (startBatch) => void lastLoad.then(() => setImmediate(startBatch)) },
  );
  return (key) => loader.load(key);
}
