/** Returns the rows in the order of `ids`; those that it does not name stand last, as they stood. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const rank = new Map(ids.map((id, index) => [id, index]));
  return rows.toSorted((a, b) => (rank.get(a.id) ?? ids.length) - (rank.get(b.id) ?? ids.length));
}
