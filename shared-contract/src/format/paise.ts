import { rupees } from './rupees.ts';

/** Converts rupees to integer paise. Inputs have two decimals at most, so rounding removes floating-point errors only. */
export function toPaise(amount: number): number {
  return Math.round(amount * 100);
}

/**
 * Converts integer paise, in which money is stored and summed because they are exact, to a number of rupees for JSON and
 * texts; null stays null.
 */
export function toRupees(paise: number): number;
export function toRupees(paise: number | null): number | null;
export function toRupees(paise: number | null): number | null {
  return paise === null ? null : paise / 100;
}

/** Formats paise as rupees with Indian grouping: `₹1,49,999` or `₹899.50`. */
export function formatPaise(paise: number): string {
  return rupees(toRupees(paise));
}
