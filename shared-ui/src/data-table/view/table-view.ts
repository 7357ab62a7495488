/** Row heights in px. */
export const densities = { Compact: 36, Normal: 44, Spacious: 56 } as const;

/** Heights in px of rows with two lines: the first (20 px), a smaller one (16 px), and padding. */
export const twoLineDensities = { Compact: 48, Normal: 56, Spacious: 64 } as const;

/** Heights in px of rows with a third line, or with a picture that must be recognized. */
export const threeLineDensities = { Compact: 56, Normal: 72, Spacious: 88 } as const;

/** Name of a row height, as the Density menu shows it. */
export type Density = keyof typeof densities;

/** View of one table that the user chose. Stores hidden instead of visible columns, so that a new column is visible. */
export interface TableView {
  density: Density;
  hidden: readonly string[];
}

/** Parses a stored view of unknown shape; a missing or invalid part has its default value. */
export function parseTableView(stored: unknown, hiddenAtFirst: readonly string[]): TableView {
  const defaultView: TableView = { density: 'Normal', hidden: hiddenAtFirst };
  if (typeof stored !== 'object' || stored === null) return defaultView;
  const { density, hidden }: { density?: unknown; hidden?: unknown } = stored;

  return {
    density: isDensity(density) ? density : defaultView.density,
    hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : defaultView.hidden,
  };
}

/** Returns whether a text is the name of a row height. */
export function isDensity(name: unknown): name is Density {
  return typeof name === 'string' && Object.hasOwn(densities, name);
}
