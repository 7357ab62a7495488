/** The byte order mark with which Excel reads a CSV file as UTF-8. */
export const byteOrderMark = '\uFEFF';

// leading apostrophes count too, so that removing one apostrophe restores the original text
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/**
 * Returns a line of CSV that ends with CRLF, every cell in quotes. Prefixes text that a spreadsheet would execute as a
 * formula with an apostrophe (CSV injection).
 */
export function csvLine(cells: (string | number | boolean | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | boolean | null): string {
  const text = String(cell ?? '');
  const safe = typeof cell === 'string' && formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Removes the apostrophe that `csvLine` added to a cell. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
