interface PendingRead<V> {
  resolve(value: V | null): void;
  reject(reason: unknown): void;
}

/**
 * Returns a function that reads one value by its key and combines concurrent calls into `readMany` calls of at most
 * `maxBatchSize` keys. Keys that are requested while a batch runs go into the next one. Resolves to null for a key that
 * `readMany` does not return; rejects with the error of `readMany`.
 */
export function createBatchLoader<K, V>(
  maxBatchSize: number,
  readMany: (keys: K[]) => Promise<Map<K, V>>,
): (key: K) => Promise<V | null> {
  const waiting = new Map<K, PendingRead<V>[]>();
  let isReading = false;

  async function readWaiting(): Promise<void> {
    // collect the keys of all requests that arrived in the same turn of the event loop
    await new Promise(setImmediate);
    while (waiting.size > 0) await readBatch([...waiting].slice(0, maxBatchSize));
    isReading = false;
  }

  async function readBatch(batch: [K, PendingRead<V>[]][]): Promise<void> {
    for (const [key] of batch) waiting.delete(key);
    try {
      const found = await readMany(batch.map(([key]) => key));
      for (const [key, reads] of batch) for (const { resolve } of reads) resolve(found.get(key) ?? null);
    } catch (error) {
      for (const [, reads] of batch) for (const { reject } of reads) reject(error);
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const reads = waiting.get(key) ?? [];
      waiting.set(key, [...reads, { resolve, reject }]);
      if (isReading) return;
      isReading = true;
      void readWaiting();
    });
}
