import { toIndiaDays, formatIndiaDateTime } from './india-time.ts';

/** When an ISO time was by the shop's clock: `Today, 15:45`, `Yesterday, 09:05`, else its date. */
export function shopTime(time: string, now = Date.now()): string {
  const words = formatIndiaDateTime(time, now);
  const near = nearDays[Math.floor(toIndiaDays(now)) - Math.floor(toIndiaDays(Date.parse(time)))];
  return near === undefined ? words : words.replace(/^.*,/, `${near},`);
}

const nearDays = ['Today', 'Yesterday'];

const inFull = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/** Date and time by the shop's clock, wherever the browser is: `24 Nov 2026, 10:00`. */
export function dateTime(time: string): string {
  return inFull.format(new Date(time));
}
