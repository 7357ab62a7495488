/**
 * Yields rows in chunks, in the order of their ids. `selectAfter` selects the next rows after an id, none at the end. Each
 * chunk is a query of its own, so that a slow client holds neither a connection nor a transaction.
 */
export async function* chunksById<Row extends { id: number }>(
  selectAfter: (lastId: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let lastId = 0; ;) {
    const rows = await selectAfter(lastId);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    lastId = last.id;
  }
}
