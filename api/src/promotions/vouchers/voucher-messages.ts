import { shopTimeZone } from '@lumora/shared-contract/format';
import { joinWithAnd } from '../../core/join-with-and.ts';

const dayOnly = new Intl.DateTimeFormat('en-IN', { timeZone: shopTimeZone, day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat('en-IN', {
  timeZone: shopTimeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const timeOfDay = new Intl.DateTimeFormat('en-IN', { timeZone: shopTimeZone, hour: 'numeric', minute: '2-digit' });
const yearOf = new Intl.DateTimeFormat('en-IN', { timeZone: shopTimeZone, year: 'numeric' });

const maxTitles = 3;

/** Formats a timestamp (ms since 1970) in the time zone of India for a sentence: `on 3 November`, or `today at 6:00 pm`. */
export function formatDay(timestampMs: number, now: number): string {
  if (dayOfYear.format(timestampMs) === dayOfYear.format(now)) return `today at ${timeOfDay.format(timestampMs)}`;
  return `on ${(yearOf.format(timestampMs) === yearOf.format(now) ? dayOnly : dayOfYear).format(timestampMs)}`;
}

/** Joins titles for a sentence: `A`, `A and B`, `A, B and C`, `A, B, C and 4 more`. */
export function formatList(titles: string[]): string {
  const first = titles.slice(0, maxTitles);
  const more = titles.length - first.length;
  return joinWithAnd(more > 0 ? [...first, `${more} more`] : first);
}
