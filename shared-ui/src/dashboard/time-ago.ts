import { shopTime } from '../shop-time/shop-time.ts';

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const maxRelativeSeconds = 7 * 86_400;

/** Formats an ISO timestamp relative to now, such as `3 minutes ago`; as a date if it is more than a week ago. */
export function timeAgo(time: string): string {
  const seconds = (Date.now() - Date.parse(time)) / 1000;
  if (seconds > maxRelativeSeconds) return shopTime(time);

  const match = units.find((candidate) => seconds >= candidate.seconds);
  return match === undefined ? 'just now' : relative.format(-Math.floor(seconds / match.seconds), match.unit);
}
