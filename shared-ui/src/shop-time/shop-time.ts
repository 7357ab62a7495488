import { toIndiaDays, formatIndiaDateTime } from './india-time.ts';

/** Formats an ISO timestamp in India relative to `now` (ms): `Today, 15:45`, `Yesterday, 09:05`, else with its date. */
export function shopTime(time: string, now = Date.now()): string {
  const dateAndTime = formatIndiaDateTime(time, now);
  const relativeDay = relativeDays[Math.floor(toIndiaDays(now)) - Math.floor(toIndiaDays(Date.parse(time)))];
  return relativeDay === undefined ? dateAndTime : dateAndTime.replace(/^.*,/, `${relativeDay},`);
}

const relativeDays = ['Today', 'Yesterday'];

const fullFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/** Formats an ISO timestamp in India, whatever the time zone of the browser: `24 Nov 2026, 10:00`. */
export function dateTime(time: string): string {
  return fullFormat.format(new Date(time));
}
