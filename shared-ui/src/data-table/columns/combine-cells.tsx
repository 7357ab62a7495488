import type { ReactNode } from 'react';
import { cellText, type DataColumn } from './data-column.ts';
import { CellText } from './cell-text.tsx';
import * as styles from '../styles/row-cells.module.css';
import { TwoLines } from './two-lines.tsx';

/** Returns the columns that have cells of their own; these contain the columns that are declared with `inCellOf`. */
export function combineCells<Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] {
  const nestedIn = ({ key }: DataColumn<Row>) => columns.filter(({ inCellOf }) => inCellOf?.column === key);
  const nested = columns.flatMap(nestedIn);

  return columns
    .filter((column) => !nested.includes(column))
    .map((column) => nestedIn(column).reduce(addNested, column));
}

function addNested<Row>(column: DataColumn<Row>, nested: DataColumn<Row>): DataColumn<Row> {
  const addTo = addByKind[nested.inCellOf?.as ?? 'secondLine'];
  return { ...column, render: (row) => addTo(column, nested, row) };
}

const addByKind = { thumbnail: addThumbnail, secondLine: addSecondLine, control: addControl };

function addThumbnail<Row>(column: DataColumn<Row>, nested: DataColumn<Row>, row: Row): ReactNode {
  return (
    <span className={styles.besideThumbnail}>
      {nested.render?.(row)}
      {column.render?.(row) ?? <CellText column={column} row={row} />}
    </span>
  );
}

function addControl<Row>(column: DataColumn<Row>, nested: DataColumn<Row>, row: Row): ReactNode {
  return (
    <span className={styles.besideControl}>
      {column.render?.(row) ?? <CellText column={column} row={row} />}
      {nested.render?.(row)}
    </span>
  );
}

function addSecondLine<Row>(column: DataColumn<Row>, nested: DataColumn<Row>, row: Row): ReactNode {
  return (
    <TwoLines title={`${cellText(column, row)}\n${cellText(nested, row)}`}>
      <span>{column.render?.(row) ?? cellText(column, row)}</span>
      <small>{nested.render?.(row) ?? cellText(nested, row)}</small>
    </TwoLines>
  );
}
