/** The middle one; of an even count the higher of the two. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** How many times `base` it is, as words for a table. */
export function times(value: number, base: number): string {
  return `${(value / base).toFixed(2)} ×`;
}
