import type { VoucherKind } from './voucher-rules.ts';

/** Money is paise; `amount` is paise of a fixed voucher, hundredths of a percent of a percent one. */
export interface VoucherReduction {
  kind: VoucherKind;
  amount: number;
  /** null: no cap */
  max_discount: number | null;
}

/**
 * Returns what a voucher takes off `eligible` paise, in paise. A percentage is rounded to whole paise, half a paisa up,
 * and then capped by `max_discount`; a fixed amount is never more than what it reduces.
 */
export function voucherAmount({ kind, amount, max_discount }: VoucherReduction, eligible: number): number {
  const limit = Math.min(eligible, max_discount ?? eligible);
  return Math.min(kind === 'fixed' ? amount : percentOf(eligible, amount), limit);
}

const hundredPercent = 10_000;

function percentOf(paise: number, hundredths: number): number {
  return Math.floor((paise * hundredths + hundredPercent / 2) / hundredPercent);
}
