import { toChunks } from '../../core/to-chunks.ts';

/** PostgreSQL accepts at most 65,535 parameters in a statement; a row of the widest table has two dozen. */
const maxChunkSize = 2_000;

/** Calls `write` with all rows in their order, in chunks that the database accepts. */
export async function insertInChunks<Row>(rows: Row[], write: (chunk: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (const chunk of toChunks(rows, maxChunkSize)) await write(chunk);
}
