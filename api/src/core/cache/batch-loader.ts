interface Asked<V> {
  resolve(value: V | null): void;
  reject(reason: unknown): void;
}

/**
 * Makes one read of many out of reads of one: what is asked for while a read is under way goes into the next, so that
 * a burst costs a few statements. Answers null for what `readMany` does not bring.
 */
export function createBatchLoader<K, V>(
  mostAtOnce: number,
  readMany: (keys: K[]) => Promise<Map<K, V>>,
): (key: K) => Promise<V | null> {
  const waiting = new Map<K, Asked<V>[]>();
  let isReading = false;

  async function readWaiting(): Promise<void> {
    // first let everyone ask whose request came in the same turn
    await new Promise(setImmediate);
    while (waiting.size > 0) await readBatch([...waiting].slice(0, mostAtOnce));
    isReading = false;
  }

  async function readBatch(batch: [K, Asked<V>[]][]): Promise<void> {
    for (const [key] of batch) waiting.delete(key);
    try {
      const found = await readMany(batch.map(([key]) => key));
      for (const [key, asked] of batch) for (const { resolve } of asked) resolve(found.get(key) ?? null);
    } catch (error) {
      for (const [, asked] of batch) for (const { reject } of asked) reject(error);
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const asked = waiting.get(key) ?? [];
      waiting.set(key, [...asked, { resolve, reject }]);
      if (isReading) return;
      isReading = true;
      void readWaiting();
    });
}
