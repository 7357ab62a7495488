import { formatIndiaDay, toIndiaDays } from '@lumora/shared-ui';

/** The visible days; `firstDay` counts days as `toIndiaDays` does. */
export interface CalendarWindow {
  firstDay: number;
  days: number;
}

/** Formats a day as “24 Dec”. */
export const formatDate = (day: number) => formatIndiaDay(day).replace(/^.*, /, '');

/** Returns the offset in weeks of the week of `timestamp` from that of `now` (ms). */
export function weeksUntil(timestamp: number, now: number): number {
  const mondayOf = (ms: number) => weeksAround(ms, { weeks: 1, weekOffset: 0 }).firstDay;
  return (mondayOf(timestamp) - mondayOf(now)) / 7;
}

/** Returns whole weeks from the Monday of the week of `now` (ms), shifted by `weekOffset` weeks. */
export function weeksAround(now: number, { weeks, weekOffset }: { weeks: number; weekOffset: number }): CalendarWindow {
  const today = Math.floor(toIndiaDays(now));
  // day 0, 1 January 1970, was a Thursday
  const monday = today - ((today + 3) % 7);
  return { firstDay: monday + 7 * weekOffset, days: 7 * weeks };
}

/** Returns the extent of a time span (ms) as fractions of the window; null for a span outside it. */
export function extentIn(window: CalendarWindow, from: number, to: number): { left: number; width: number } | null {
  const share = (ms: number) => Math.min(1, Math.max(0, (toIndiaDays(ms) - window.firstDay) / window.days));
  const left = share(from);
  const width = share(to) - left;
  return width > 0 ? { left, width } : null;
}
