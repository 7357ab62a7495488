import { escapeFormula } from '@lumora/shared-contract/csv';
import { cellText, type DataColumn } from '../columns/data-column.ts';

/**
 * Converts rows to CSV (RFC 4180) with every cell quoted. Starts with a byte order mark, because without it Excel does not
 * decode the file as UTF-8. Text that a spreadsheet would run as a formula is prefixed with an apostrophe.
 */
export function toCsv<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): string {
  const header = columns.map((column) => quote(escapeFormula(column.label))).join(',');
  const lines = rows.map((row) => columns.map((column) => quote(csvCell(column, row))).join(','));
  return `\uFEFF${[header, ...lines].join('\r\n')}\r\n`;
}

function csvCell<Row>(column: DataColumn<Row>, row: Row): string {
  const isNumber = !column.text && typeof column.value(row) === 'number';
  // a space at which a cell must not wrap is a plain one for spreadsheets
  const text = cellText(column, row).replaceAll('\u00A0', ' ');
  return isNumber ? text : escapeFormula(text);
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
