import { plainNumber } from '@lumora/shared-contract/format';

/** A change of a price or a stock that applies to several variants. */
export interface AmountChange {
  kind: 'set' | 'add' | 'percent';
  /** rupees, pieces or percent */
  amount: number;
}

/** Rounding of a new price; `ends99` to the next lower or higher price that ends in 99, whichever is nearer. */
export const roundings = { none: 'Not rounded', rupee: 'To whole rupees', ends99: 'To prices that end in 99' } as const;
export type Rounding = keyof typeof roundings;

/**
 * Parses a change: `2499` and `=2499` set an amount, `+50` and `-₹50` add to it, `+10%` and `-5%` change it by a share.
 * Returns null for any other text.
 */
export function parseAmountChange(text: string): AmountChange | null {
  const plain = plainNumber(text).replace('−', '-');
  const match = /^([=+-]?)(\d+(?:\.\d+)?)(%?)$/.exec(plain);
  if (match === null) return null;
  const [, sign = '', digits, percent] = match;
  const isRelative = sign === '+' || sign === '-';
  if (percent !== '' && !isRelative) return null;
  const amount = Number(digits) * (sign === '-' ? -1 : 1);
  if (!isRelative) return { kind: 'set', amount };
  return { kind: percent === '' ? 'add' : 'percent', amount };
}

/** Returns the amount after the change, with at most two decimals. It may be negative, which the caller rejects. */
export function applyAmountChange(before: number, { kind, amount }: AmountChange, rounding: Rounding): number {
  const changed = { set: amount, add: before + amount, percent: before * (1 + amount / 100) }[kind];
  // whole paise first, because 1.1 × 50 is 55.00000000000001
  return round(Math.round(changed * 100) / 100, rounding);
}

function round(amount: number, rounding: Rounding): number {
  if (rounding === 'rupee') return Math.round(amount);
  if (rounding === 'none' || amount <= 0) return amount;
  return Math.max(99, Math.round((amount + 1) / 100) * 100 - 1);
}
