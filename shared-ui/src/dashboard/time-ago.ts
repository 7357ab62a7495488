import { shopDay, shopTime } from '../shop-time/shop-time.ts';

const units = [
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

const relative = new Intl.RelativeTimeFormat('en');
const daySeconds = 86_400;

/**
 * Formats an ISO timestamp relative to `now` (ms), such as `3 minutes ago`; from 24 hours on by the calendar of the shop as
 * `yesterday`, else as a date.
 */
export function timeAgo(time: string, now = Date.now()): string {
  const seconds = (now - Date.parse(time)) / 1000;
  if (seconds >= daySeconds) return shopDay(time, now) === 'Yesterday' ? 'yesterday' : shopTime(time, now);

  const match = units.find((candidate) => seconds >= candidate.seconds);
  return match === undefined ? 'just now' : relative.format(-Math.floor(seconds / match.seconds), match.unit);
}
