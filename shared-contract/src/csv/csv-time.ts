import { shopTimeZone } from '../format/time-zone.ts';

// the Swedish format is that of ISO 8601 without “T”
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: shopTimeZone, dateStyle: 'short', timeStyle: 'short' });

/**
 * Formats an ISO 8601 timestamp for people who read a CSV file: the time of the shop, such as `2026-11-26 00:30`, which
 * spreadsheets take for a time. Null stays null.
 */
export function csvTime(timestamp: string | null): string | null {
  return timestamp === null ? null : format.format(new Date(timestamp));
}
