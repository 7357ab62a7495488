/**
 * Formats a number with Indian grouping, such as 1,49,999. Not by `Intl.NumberFormat`, whose first instance takes 95 ms at
 * the start of a page (with the processor slowed down four times).
 */
export function formatNumber(value: number, fractionDigits = 0): string {
  const [whole = '', fraction] = value.toFixed(fractionDigits).split('.');
  const grouped = whole.replaceAll(/(\d)(?=(\d\d)+\d$)/g, '$1,');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
