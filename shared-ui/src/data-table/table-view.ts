/** Row heights in pixels (the specification's h-9, h-11 and h-14). */
export const densities = { Compact: 36, Normal: 44, Spacious: 56 } as const;

/** The same where a row has two lines, in pixels: a line of Hindi, a smaller one, and more or less air. */
export const twoLinedDensities = { Compact: 48, Normal: 52, Spacious: 64 } as const;

export type Density = keyof typeof densities;

/** How somebody likes one table. Hidden columns are kept rather than shown ones, so that a new column appears. */
export interface TableView {
  density: Density;
  hidden: readonly string[];
}

/** A view out of what a browser has kept; what makes no sense there is as if it were not kept. */
export function readTableView(kept: unknown, hiddenAtFirst: readonly string[]): TableView {
  const plainView: TableView = { density: 'Normal', hidden: hiddenAtFirst };
  if (typeof kept !== 'object' || kept === null) return plainView;
  const { density, hidden } = kept as { density?: unknown; hidden?: unknown };

  return {
    density: isDensity(density) ? density : plainView.density,
    hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : plainView.hidden,
  };
}

function isDensity(name: unknown): name is Density {
  return typeof name === 'string' && Object.hasOwn(densities, name);
}
