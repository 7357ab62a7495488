import type { VoucherKind } from './voucher-rules.ts';

/** Amounts are paise. `amount` is paise for a fixed voucher, hundredths of a percent for a percent voucher. */
export interface VoucherReduction {
  kind: VoucherKind;
  amount: number;
  /** paise; null: no limit */
  max_discount: number | null;
}

/**
 * Returns the discount (paise) of a voucher on `eligible` paise. A percentage is rounded to whole paise, half a paisa up.
 * The discount is at most `max_discount` and at most `eligible`.
 */
export function voucherAmount({ kind, amount, max_discount }: VoucherReduction, eligible: number): number {
  const limit = Math.min(eligible, max_discount ?? eligible);
  return Math.min(kind === 'fixed' ? amount : percentOf(eligible, amount), limit);
}

const hundredPercent = 10_000;

function percentOf(paise: number, hundredths: number): number {
  return Math.floor((paise * hundredths + hundredPercent / 2) / hundredPercent);
}
