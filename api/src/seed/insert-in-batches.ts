/** PostgreSQL takes at most 65,535 bound values in a statement; a row of the widest table has two dozen. */
const largest = 2_000;

/** Calls `write` with all rows, in order, in as few calls as the database allows. */
export async function insertInBatches<Row>(rows: Row[], write: (batch: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += largest) await write(rows.slice(from, from + largest));
}
