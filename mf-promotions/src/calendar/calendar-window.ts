import { toIndiaDays } from '@lumora/shared-ui';

/** The weeks that the calendar shows: days as `toIndiaDays` counts them. */
export interface CalendarWindow {
  firstDay: number;
  days: number;
}

/** Whole weeks from the Monday of the week of `now` (ms), moved by `weeksOn`. */
export function weeksAround(now: number, { weeks, weeksOn }: { weeks: number; weeksOn: number }): CalendarWindow {
  const today = Math.floor(toIndiaDays(now));
  // day 0, 1 January 1970, was a Thursday
  const monday = today - ((today + 3) % 7);
  return { firstDay: monday + 7 * weeksOn, days: 7 * weeks };
}

/** Where a time (ms) stands in a window, as fractions of its width; null for one outside. */
export function extentIn(window: CalendarWindow, from: number, to: number): { left: number; width: number } | null {
  const share = (ms: number) => Math.min(1, Math.max(0, (toIndiaDays(ms) - window.firstDay) / window.days));
  const left = share(from);
  const width = share(to) - left;
  return width > 0 ? { left, width } : null;
}
