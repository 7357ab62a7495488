const draft = Symbol('draft');

/** What stands in an open editor, and the row it is for. */
interface CellDraft<Row> {
  row: Row;
  text: string;
}

/** A copy of `row` for the grid to keep while its editor is open: the grid hands rows back, not words. */
export function withDraft<Row>(row: Row, text: string): Row {
  return { ...row, [draft]: { row: draftOf(row)?.row ?? row, text } };
}

/** What has been typed since the editor of this row was opened. */
export function draftOf<Row>(row: Row): CellDraft<Row> | undefined {
  // only `withDraft` writes it, under a key that no row has
  return (row as { [draft]?: CellDraft<Row> })[draft];
}
