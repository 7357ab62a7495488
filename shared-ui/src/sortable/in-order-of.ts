/** Returns the rows in the order of `ids`; rows that `ids` does not contain come last, in their original order. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const rank = new Map(ids.map((id, index) => [id, index]));
  return rows.toSorted((a, b) => (rank.get(a.id) ?? ids.length) - (rank.get(b.id) ?? ids.length));
}
