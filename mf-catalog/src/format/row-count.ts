import { formatNumber } from '@lumora/shared-contract/format';

/** Formats a number of rows, such as “1 row” or “1,200 rows”. */
export function rowCount(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`;
}

/** Formats a number of variants, such as “1 variant” or “1,200 variants”. */
export function variantCount(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'variant' : 'variants'}`;
}
