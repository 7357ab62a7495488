/** Returns whether a chart labels the day at `index`: the last one, and before it as many at equal distances as fit. */
export function hasLabel(index: number, dayCount: number, chartWidthPx: number): boolean {
  const step = Math.ceil((dayCount * labelWidthPx) / chartWidthPx);
  return (dayCount - 1 - index) % step === 0;
}

/** Width of a label such as “29 Sept” with the space beside it. */
const labelWidthPx = 80;
