import type { VoucherKind } from './voucher-rules.ts';

/** Amounts are paise. `amount` is paise for a fixed voucher, hundredths of a percent for a percent voucher. */
export interface VoucherReduction {
  kind: VoucherKind;
  amount: number;
  /** paise; null: no limit */
  max_discount: number | null;
}

/**
 * Returns the discount (paise) of a voucher on `eligible` paise: at most `max_discount` and at most `eligible`. A
 * percentage is rounded to whole rupees, half a rupee up, before these limits.
 */
export function voucherAmount({ kind, amount, max_discount }: VoucherReduction, eligible: number): number {
  const limit = Math.min(eligible, max_discount ?? eligible);
  return Math.min(kind === 'fixed' ? amount : percentOf(eligible, amount), limit);
}

const hundredPercent = 10_000;
const rupee = 100;

function percentOf(paise: number, hundredths: number): number {
  return Math.round((paise * hundredths) / (hundredPercent * rupee)) * rupee;
}
