import DataLoader from 'dataloader';

/**
 * Returns a function that loads one value by its key and combines the calls of one turn of the event loop into `loadMany`
 * calls of at most `maxBatchSize` different keys. Resolves to null for a key that `loadMany` does not return; rejects with
 * the error of `loadMany`.
 */
export function createBatchLoader<K, V>(
  maxBatchSize: number,
  loadMany: (keys: K[]) => Promise<Map<K, V>>,
): (key: K) => Promise<V | null> {
  const loader = new DataLoader<K, V | null>(
    async (keys) => {
      const found = await loadMany([...new Set(keys)]);
      return keys.map((key) => found.get(key) ?? null);
    },
    // the callers have caches that change notices invalidate
    { cache: false, maxBatchSize, batchScheduleFn: setImmediate },
  );
  return (key) => loader.load(key);
}
