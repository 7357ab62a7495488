import type { ReactNode } from 'react';
import { cellText, type DataColumn } from './data-column.ts';
import { CellText } from './cell-text.tsx';
import * as styles from '../styles/row-cells.module.css';
import { TwoLines } from './two-lines.tsx';

/** Returns the columns that have cells of their own; these contain the columns that are declared with `inCellOf`. */
export function combineCells<Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] {
  const partsOf = ({ key }: DataColumn<Row>) => columns.filter(({ inCellOf }) => inCellOf?.column === key);
  const parts = columns.flatMap(partsOf);

  return columns.filter((column) => !parts.includes(column)).map((column) => partsOf(column).reduce(addPart, column));
}

function addPart<Row>(column: DataColumn<Row>, part: DataColumn<Row>): DataColumn<Row> {
  const addTo = part.inCellOf?.as === 'thumbnail' ? addThumbnail : addSecondLine;
  return { ...column, render: (row) => addTo(column, part, row) };
}

function addThumbnail<Row>(column: DataColumn<Row>, part: DataColumn<Row>, row: Row): ReactNode {
  return (
    <span className={styles.besideThumbnail}>
      {part.render?.(row)}
      {column.render?.(row) ?? <CellText column={column} row={row} />}
    </span>
  );
}

function addSecondLine<Row>(column: DataColumn<Row>, part: DataColumn<Row>, row: Row): ReactNode {
  return (
    <TwoLines title={`${cellText(column, row)}\n${cellText(part, row)}`}>
      <span>{column.render?.(row) ?? cellText(column, row)}</span>
      <small>{part.render?.(row) ?? cellText(part, row)}</small>
    </TwoLines>
  );
}
