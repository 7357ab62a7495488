import type { DataColumn } from './data-column.ts';

/** Lines of cells; at least one of each. */
type Block = [[string, ...string[]], ...[string, ...string[]][]];

/** What a spreadsheet puts on the clipboard. */
export function readBlock(text: string): Block {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  // `split` answers at least one part
  return lines.map((line) => line.split('\t').map((cell) => cell.trim())) as Block;
}

/** Fills these rows and columns from the first on; cells that are not editable are passed over. */
export function pasteBlock<Row>(
  block: Block,
  rows: readonly Row[],
  columns: readonly (DataColumn<Row> | undefined)[],
): void {
  for (const [down, line] of block.entries()) {
    const row = rows[down];
    if (row === undefined) return;
    for (const [right, text] of line.entries()) columns[right]?.edit?.commit(row, text);
  }
}
