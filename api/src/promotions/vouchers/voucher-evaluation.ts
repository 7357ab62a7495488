import type { Database } from '../../core/database/database.ts';
import { voucherDiscount, type VoucherEvaluation, type VoucherLine } from './voucher-discount.ts';
import { findVoucherRule, type VoucherRow } from './voucher-rules.queries.ts';

/** How many orders of the customer with this phone number hold the voucher; the orders know. */
export type CountCustomerUses = (db: Database, voucherId: number, phone: string) => Promise<number>;

interface CartOfCustomer {
  lines: VoucherLine[];
  phone: string | undefined;
  usesBy: CountCustomerUses;
}

export interface VoucherRequest extends CartOfCustomer {
  /** in capitals */
  code: string;
}

/** What a code takes off a cart (paise) and which voucher it is of; of none when nobody gave out that code. */
export async function evaluateVoucher(
  db: Database,
  { code, ...cart }: VoucherRequest,
): Promise<VoucherEvaluation & { id: number | null }> {
  const rule = await findVoucherRule(db, { code });
  if (rule === null) return { id: null, discount: 0, refusal: `There is no voucher ${code}. Check how it is written.` };
  return { id: rule.id, ...(await decide(db, rule, cart)) };
}

/** What the voucher would take off a cart if it were on now, and its code; null when there is no such voucher. */
export async function dryRunVoucher(
  db: Database,
  id: number,
  cart: CartOfCustomer,
): Promise<(VoucherEvaluation & { code: string }) | null> {
  const rule = await findVoucherRule(db, { id });
  if (rule === null) return null;
  const decision = await decide(db, { ...rule, is_active: true, starts_at: null, ends_at: null }, cart);
  return { code: rule.code, ...decision };
}

async function decide(
  db: Database,
  { id, now, ...rule }: VoucherRow,
  { lines, phone, usesBy }: CartOfCustomer,
): Promise<VoucherEvaluation> {
  const usedByCustomer = phone === undefined ? null : await usesBy(db, id, phone);
  return voucherDiscount(rule, { lines, usedByCustomer, now });
}
