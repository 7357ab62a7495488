import { dateTime } from '@lumora/shared-ui';

const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const longestRelative = 7 * 86_400;

/** How long ago an ISO time was, such as `3 minutes ago`; after a week its date. */
export function timeAgo(time: string): string {
  const seconds = (Date.now() - Date.parse(time)) / 1000;
  if (seconds > longestRelative) return dateTime(time);

  const step = steps.find((candidate) => seconds >= candidate.seconds);
  return step === undefined ? 'just now' : relative.format(-Math.floor(seconds / step.seconds), step.unit);
}
