import { formatNumber } from './format-number.ts';

/** Formats rupees with Indian grouping, such as ₹1,49,999; with two decimals when there are paise. */
export function rupees(amount: number): string {
  const sign = amount < 0 ? '-' : '';
  return `${sign}₹${formatNumber(Math.abs(amount), Number.isInteger(amount) ? 0 : 2)}`;
}
