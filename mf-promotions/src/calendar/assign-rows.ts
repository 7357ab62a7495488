import type { CalendarEntry } from './calendar-entry.ts';
import { comparePriority } from './find-conflicts.ts';

/**
 * Assigns each entry to the first line without an overlapping entry, in the order of the priorities, as in the list of
 * promotions. Lines count from 0; the entries of a line are in the order of their starts.
 */
export function assignRows(entries: readonly CalendarEntry[]): CalendarEntry[][] {
  const lines: CalendarEntry[][] = [];
  for (const entry of entries.toSorted(comparePriority)) {
    const freeLine = lines.find((line) =>
      line.every(({ starts, ends }) => ends <= entry.starts || starts >= entry.ends),
    );
    if (freeLine) freeLine.push(entry);
    else lines.push([entry]);
  }
  return lines.map((line) => line.toSorted((one, other) => one.starts - other.starts));
}
