import { escapeFormula } from './formula-text.ts';

/** The byte order mark, without which Excel does not read a CSV file as UTF-8. */
export const byteOrderMark = '\uFEFF';

export type CsvCell = string | number | boolean | null;

/**
 * Formats rows as CSV (RFC 4180): every cell is quoted, every line ends with CRLF. Text that a spreadsheet would run as a
 * formula is escaped.
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('');
}

function formatCell(cell: CsvCell): string {
  const text = typeof cell === 'string' ? escapeFormula(cell) : String(cell ?? '');
  return `"${text.replaceAll('"', '""')}"`;
}
