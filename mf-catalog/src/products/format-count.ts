/** “1,00,000”. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-IN');
}

/** “1 product”, “1,200 products”. */
export function productCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;
}
