import { formatNumber } from '@lumora/shared-contract/format';

/** Formats a number of products, such as “1 product” or “1,200 products”. */
export function productCount(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`;
}
