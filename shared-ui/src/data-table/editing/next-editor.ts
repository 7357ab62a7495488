import type { Column } from 'react-data-grid';

/** Position in react-data-grid's terms: indexes of column and row. */
interface CellPosition {
  idx: number;
  rowIdx: number;
}

/** Returns the next (`step` 1) or previous (-1) editable cell, row by row; undefined after the last and before the first. */
export function nextEditor<Row>(
  columns: readonly Column<Row>[],
  rowCount: number,
  { idx, rowIdx }: CellPosition,
  step: 1 | -1,
): CellPosition | undefined {
  const editable = columns.flatMap((column, index) => (column.renderEditCell ? [index] : []));
  const next = rowIdx * editable.length + editable.indexOf(idx) + step;
  const column = editable[next % editable.length];
  const row = Math.floor(next / editable.length);
  return column === undefined || row >= rowCount ? undefined : { idx: column, rowIdx: row };
}
