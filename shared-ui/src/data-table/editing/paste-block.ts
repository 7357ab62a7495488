import type { DataColumn } from '../columns/data-column.ts';

/** Lines of cells; at least one line with at least one cell. */
type Block = [[string, ...string[]], ...[string, ...string[]][]];

/** Parses the tab-separated text that a spreadsheet copies to the clipboard; trims every cell. */
export function parseBlock(text: string): Block {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  // `split` returns at least one item
  return lines.map((line) => line.split('\t').map((cell) => cell.trim())) as Block;
}

/** Commits the cells of `block` to `rows` and `columns`, starting at their first; skips columns that are not editable. */
export function pasteBlock<Row>(
  block: Block,
  rows: readonly Row[],
  columns: readonly (DataColumn<Row> | undefined)[],
): void {
  for (const [rowOffset, line] of block.entries()) {
    const row = rows[rowOffset];
    if (row === undefined) return;
    for (const [columnOffset, text] of line.entries()) columns[columnOffset]?.edit?.commit(row, text);
  }
}
