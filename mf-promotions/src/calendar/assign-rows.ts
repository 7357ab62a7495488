import type { CalendarEntry } from './calendar-entry.ts';

/** Entries in as few lines as keep those apart that overlap: the number of the line of each, from 0. */
export function assignRows(entries: readonly CalendarEntry[]): { entry: CalendarEntry; line: number }[] {
  const ends: number[] = [];
  return entries
    .toSorted((one, other) => one.starts - other.starts || one.id - other.id)
    .map((entry) => {
      const free = ends.findIndex((end) => end <= entry.starts);
      const line = free === -1 ? ends.length : free;
      ends[line] = entry.ends;
      return { entry, line };
    });
}
