const draft = Symbol('draft');

/** Text of an open cell editor, and the row that it edits. */
interface CellDraft<Row> {
  row: Row;
  text: string;
}

/** Returns a copy of `row` that carries the text of its open editor, because the grid passes rows, not text. */
export function withDraft<Row>(row: Row, text: string): Row {
  return { ...row, [draft]: { row: draftOf(row)?.row ?? row, text } };
}

/** Returns the editor text that `withDraft` stored on this row; undefined if there is none. */
export function draftOf<Row>(row: Row): CellDraft<Row> | undefined {
  // only `withDraft` sets this symbol
  return (row as { [draft]?: CellDraft<Row> })[draft];
}
