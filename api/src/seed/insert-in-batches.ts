/** PostgreSQL accepts at most 65,535 parameters in a statement; a row of the widest table has two dozen. */
const maxBatchSize = 2_000;

/** Calls `write` with all rows in their order, in batches that the database accepts. */
export async function insertInBatches<Row>(rows: Row[], write: (batch: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += maxBatchSize) await write(rows.slice(from, from + maxBatchSize));
}
