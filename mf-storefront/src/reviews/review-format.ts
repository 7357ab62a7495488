import { indianNumber } from '../prices/indian-number.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-11-03` → `3 Nov 2026`, alike on every server and in every browser, whatever their locale says. */
export function formatDay(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`;
}

export function reviewCount(count: number): string {
  return count === 1 ? '1 review' : `${indianNumber(count)} reviews`;
}

/** `4` → `4.0`: an average has one decimal. */
export function formatRating(average: number): string {
  return average.toFixed(1);
}
