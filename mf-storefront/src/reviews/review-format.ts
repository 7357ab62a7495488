import { months } from '../delivery/delivery.ts';

/** Formats `2026-11-03` as `3 Nov 2026`, independent of the locale, so that server and browser render the same. */
export function formatDay(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`;
}

/** Formats an average with one decimal: `4` as `4.0`. */
export function formatRating(average: number): string {
  return average.toFixed(1);
}
