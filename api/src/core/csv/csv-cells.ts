/** Makes Excel read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

// quotes in front are counted in, so that taking one off again is the way back
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** A line of CSV, every cell quoted; a text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvLine(cells: (string | number | boolean | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | boolean | null): string {
  const text = String(cell ?? '');
  const safe = typeof cell === 'string' && formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** What was in a cell before `csvLine` made it safe. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
