import type { CalendarEntry } from './calendar-entry.ts';

/** Assigns each entry to the first line without an overlapping entry; lines count from 0. */
export function assignRows(entries: readonly CalendarEntry[]): { entry: CalendarEntry; line: number }[] {
  const ends: number[] = [];
  return entries
    .toSorted((one, other) => one.starts - other.starts || one.id - other.id)
    .map((entry) => {
      const freeLine = ends.findIndex((end) => end <= entry.starts);
      const line = freeLine === -1 ? ends.length : freeLine;
      ends[line] = entry.ends;
      return { entry, line };
    });
}
