/** Formats rows as a text table. Each column is as wide as its longest entry. */
export function formatColumns(rows: string[][]): string {
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

/** Formats an ISO 8601 timestamp in local time, to the minute. */
export function formatTimestamp(iso: string): string {
  return new Date(iso).toLocaleString('sv-SE').slice(0, 16);
}
