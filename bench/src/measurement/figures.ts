/** Returns the median; of an even count the higher of the two middle values. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Formats the ratio to `base` for a table, such as `2.1×`. */
export function times(value: number, base: number): string {
  return `${(value / base).toFixed(2)} ×`;
}

/** Returns minimum, median, 95th percentile and maximum, in ms. */
export function spread(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN);
  return { min: at(1 / sorted.length), median: at(0.5), p95: at(0.95), max: at(1) };
}
