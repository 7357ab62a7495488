import { byteOrderMark, formatCsv, type CsvCell } from '@lumora/shared-contract/csv';
import { cellText, type DataColumn } from '../columns/data-column.ts';

/** Returns the displayed text of the cells as a CSV file, with a header and a byte order mark. */
export function toCsv<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): string {
  const header = columns.map(({ label }) => label);
  return byteOrderMark + formatCsv([header, ...rows.map((row) => columns.map((column) => toCell(column, row)))]);
}

/** Returns a number as it is, because `-5` as text would be escaped as a formula. */
function toCell<Row>(column: DataColumn<Row>, row: Row): CsvCell {
  const value = column.value(row);
  if (!column.text && typeof value === 'number') return value;
  // a space at which a cell must not wrap is a plain one for spreadsheets
  return cellText(column, row).replaceAll('\u00A0', ' ');
}
