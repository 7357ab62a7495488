/** Formats a count with Indian grouping, such as “1,00,000”. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-IN');
}

/** Formats a number of products, such as “1 product” or “1,200 products”. */
export function productCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;
}
