/** Rows as a table of text, each column as wide as its longest entry. */
export function columns(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((entry, column) => entry.padEnd((widths[column] ?? 0) + 2))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

/** A moment in the local time of whoever reads it, to the minute. */
export function shortTime(iso: string): string {
  return new Date(iso).toLocaleString('sv-SE').slice(0, 16);
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
