import { formatIndiaClock, formatIndiaDate, formatIndiaFullDate, toIndiaDays } from './india-time.ts';

/** Formats an ISO timestamp in India relative to `now` (ms): `Today, 15:45`, `Yesterday, 09:05`, else with its date. */
export function shopTime(time: string, now = Date.now()): string {
  return `${shopDay(time, now)}, ${formatIndiaClock(time)}`;
}

/** Formats the day of an ISO timestamp in India relative to `now` (ms): `Today`, `Yesterday`, else `19 Nov`. */
export function shopDay(time: string, now = Date.now()): string {
  const daysAgo = Math.floor(toIndiaDays(now)) - Math.floor(toIndiaDays(Date.parse(time)));
  return relativeDays[daysAgo] ?? formatIndiaDate(time, now);
}

/** Formats an ISO timestamp in India for a narrow row: the time of today, else the day. */
export function shortShopTime(time: string, now = Date.now()): string {
  const day = shopDay(time, now);
  return day === relativeDays[0] ? formatIndiaClock(time) : day;
}

const relativeDays = ['Today', 'Yesterday'];

/** Formats an ISO timestamp in India, whatever the time zone of the browser: `24 Nov 2026, 10:00`. */
export function dateTime(time: string): string {
  return `${formatIndiaFullDate(time)}, ${formatIndiaClock(time)}`;
}
