import { cellText, type DataColumn } from './data-column.ts';

/**
 * Rows as CSV by RFC 4180, every cell quoted. Starts with a byte order mark, without which Excel reads Hindi as Latin;
 * words that a spreadsheet would run as a formula are led by an apostrophe.
 */
export function toCsv<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): string {
  const header = columns.map((column) => quote(harmless(column.label))).join(',');
  const lines = rows.map((row) => columns.map((column) => quote(csvCell(column, row))).join(','));
  return `\uFEFF${[header, ...lines].join('\r\n')}\r\n`;
}

function csvCell<Row>(column: DataColumn<Row>, row: Row): string {
  const isNumber = !column.text && typeof column.value(row) === 'number';
  const text = cellText(column, row);
  return isNumber ? text : harmless(text);
}

// also the full-width forms, which Excel of East Asian locales takes for the same
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function harmless(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
