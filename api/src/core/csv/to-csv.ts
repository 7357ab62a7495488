import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from '@lumora/shared-contract/csv';

/** The byte order mark with which Excel reads a CSV file as UTF-8. */
export const byteOrderMark = '\uFEFF';

type Cell = string | number | boolean | null;

/**
 * Converts rows to CSV (RFC 4180): every cell is quoted, every line ends with CRLF. Text that a spreadsheet would run as a
 * formula is escaped.
 */
export function toCsv(rows: (readonly Cell[])[]): string {
  return stringify(rows, { quoted: true, quoted_empty: true, record_delimiter: 'windows', cast });
}

const cast = { string: escapeFormula, boolean: String };
