/** “1,00,000”. */
export function inWords(count: number): string {
  return count.toLocaleString('en-IN');
}

/** “1 product”, “1,200 products”. */
export function productCount(count: number): string {
  return `${inWords(count)} ${count === 1 ? 'product' : 'products'}`;
}
