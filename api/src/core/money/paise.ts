import { rupees } from '@lumora/shared-contract/format';

/**
 * Converts integer paise of the database to a number of rupees for JSON; null stays null. Money is stored in paise so that
 * sums are exact.
 */
export function toRupees(paise: number): number;
export function toRupees(paise: number | null): number | null;
export function toRupees(paise: number | null): number | null {
  return paise === null ? null : paise / 100;
}

/** Formats paise as rupees with Indian grouping, for messages: `₹1,49,999` or `₹899.50`. */
export function formatPaise(paise: number): string {
  return rupees(toRupees(paise));
}
