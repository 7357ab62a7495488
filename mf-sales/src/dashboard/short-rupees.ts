import { rupees } from '@lumora/shared-contract/format';

const units = [
  { value: 1e7, symbol: 'Cr' },
  { value: 1e5, symbol: 'L' },
  { value: 1000, symbol: 'k' },
];

/** Formats the amount of an axis in thousands, lakhs or crores, such as `₹30k` and `₹1.5L`. */
export function shortRupees(amount: string | number): string {
  const unit = units.find(({ value }) => Number(amount) >= value);
  return unit ? `₹${Number(amount) / unit.value}${unit.symbol}` : rupees(Number(amount));
}
