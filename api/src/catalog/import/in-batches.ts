/** Rows of one query; comparing them blocks the event loop for a few ms. */
const batchSize = 500;

/** Splits items into batches for one query each. */
export function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );
}
