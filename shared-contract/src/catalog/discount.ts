/**
 * Returns the discount in whole percent: `round((show − selling) / show × 100)` when both prices are above 0 and `selling`
 * is below `show`, else 0. Both prices are in rupees, or both in paise.
 */
export function discountPercent(show: number, selling: number): number {
  if (show <= 0 || selling <= 0 || selling >= show) return 0;
  // computed in whole paise: in fractions of a rupee, 29 off 200 would be 14.499… percent and rounded down
  const off = Math.round((show - selling) * 100);
  return Math.round((off * 100) / Math.round(show * 100));
}
