import type { Column } from 'react-data-grid';

interface CellPosition {
  idx: number;
  rowIdx: number;
}

/** The editable cell after (`step` 1) or before (-1) this one, row by row; undefined where there is none. */
export function nextEditor<Row>(
  columns: readonly Column<Row>[],
  rowCount: number,
  { idx, rowIdx }: CellPosition,
  step: 1 | -1,
): CellPosition | undefined {
  const editable = columns.flatMap((column, position) => (column.renderEditCell ? [position] : []));
  const next = rowIdx * editable.length + editable.indexOf(idx) + step;
  const column = editable[next % editable.length];
  const row = Math.floor(next / editable.length);
  return column === undefined || row >= rowCount ? undefined : { idx: column, rowIdx: row };
}
