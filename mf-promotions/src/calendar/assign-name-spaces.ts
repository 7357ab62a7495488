import type { CalendarEntry } from './calendar-entry.ts';
import { extentIn, type CalendarWindow } from './calendar-window.ts';

/** Free space beside a bar, for the name of a bar that is too short for it. */
export interface NameSpace {
  side: 'before' | 'after';
  /** fraction of the window */
  width: number;
}

/**
 * Assigns each gap between the bars of a line to one bar: the gap before it, or, to a bar of a few days, the larger one of
 * the gaps before and after it. `entries` are in the order of their starts.
 */
export function assignNameSpaces(
  entries: readonly CalendarEntry[],
  window: CalendarWindow,
): Map<CalendarEntry, NameSpace> {
  const spaces = new Map<CalendarEntry, NameSpace>();
  const bars = entries.flatMap((entry) => {
    const extent = extentIn(window, entry.starts, entry.ends);
    return extent ? [{ entry, ...extent }] : [];
  });
  let freeFrom = 0;
  for (const [index, { entry, left, width }] of bars.entries()) {
    const end = left + width;
    const nextLeft = bars[index + 1]?.left ?? 1;
    const [before, after] = [left - freeFrom, nextLeft - end];
    const isAfter = width * window.days <= maxShortDays && after > before;
    spaces.set(entry, isAfter ? { side: 'after', width: after } : { side: 'before', width: before });
    freeFrom = isAfter ? nextLeft : end;
  }
  return spaces;
}

/** Length of a bar that is too short for a name on every screen. */
const maxShortDays = 3;
