import type { Schedule } from '@lumora/shared-contract/promotions';
import { formatIndiaDateTime } from '@lumora/shared-ui';

/**
 * Formats a schedule in the Indian time zone: “24 Nov, 10:00 – 30 Nov, 23:59”, “From …”, “Until …” or “Always”. A start or an
 * end at midnight is a day without time: the first or the last day. Days of one month are “24 – 30 Nov”.
 */
export function formatSchedule({ starts_at, ends_at }: Pick<Schedule, 'starts_at' | 'ends_at'>): string {
  if (starts_at !== null && ends_at !== null) return formatSpan(formatStart(starts_at), formatEnd(ends_at));
  if (starts_at !== null) return `From ${formatStart(starts_at)}`;
  return ends_at === null ? 'Always' : `Until ${formatEnd(ends_at)}`;
}

/** Formats what a schedule does next, for a narrow row: “From …” before its start, then “Until …”, at last “Ended …”; or “Always”. */
export function formatNextChange(
  { starts_at, ends_at }: Pick<Schedule, 'starts_at' | 'ends_at'>,
  now = Date.now(),
): string {
  const isStarted = starts_at === null || Date.parse(starts_at) <= now;
  if (ends_at !== null && Date.parse(ends_at) <= now) return `Ended ${formatEnd(ends_at)}`;
  return formatSchedule(isStarted ? { starts_at: null, ends_at } : { starts_at, ends_at: null });
}

function formatSpan(start: string, end: string): string {
  return start === end ? start : `${start} – ${end}`.replace(/^(\d+) (\w+(?: \d{4})?) – (\d+ \2)$/, '$1 – $3');
}

function formatStart(time: string): string {
  return formatIndiaDateTime(time).replace(/, 00:00$/, '');
}

function formatEnd(time: string): string {
  const text = formatIndiaDateTime(time);
  if (!text.endsWith(', 00:00')) return text;
  const lastMinute = new Date(Date.parse(time) - 60_000);
  return formatIndiaDateTime(lastMinute.toISOString()).replace(/, 23:59$/, '');
}
