import { indianNumber } from './indian-number.ts';

/** Rupees with Indian grouping, such as ₹1,49,999; paise are shown where there are some (D27). */
export function rupees(amount: number): string {
  const sign = amount < 0 ? '-' : '';
  return `${sign}₹${indianNumber(Math.abs(amount), Number.isInteger(amount) ? 0 : 2)}`;
}
