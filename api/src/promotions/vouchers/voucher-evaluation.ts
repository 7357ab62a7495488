import type { Database } from '../../core/database/database.ts';
import { voucherDiscount, type VoucherEvaluation, type VoucherLine } from './voucher-discount.ts';
import { findVoucherRule, type VoucherRow } from './voucher-rules.queries.ts';

/** Returns how many orders with this phone number use a voucher. A parameter here, because `promotions` must not import `orders`. */
export type CountCustomerUses = (db: Database, voucherId: number, phone: string) => Promise<number>;

interface CartOfCustomer {
  lines: VoucherLine[];
  phone: string | undefined;
  usesBy: CountCustomerUses;
}

/** Evaluation with the number of orders of one customer in which the voucher may be used; null without a limit. */
export type LimitedEvaluation = VoucherEvaluation & Pick<VoucherRow, 'per_customer_limit'>;

/** Voucher code with the cart to apply it to. */
export interface VoucherRequest extends CartOfCustomer {
  /** upper case */
  code: string;
}

/** Returns the discount (paise) of a voucher code on a cart, and the id of the voucher; for an unknown code `id` is null. */
export async function evaluateVoucher(
  db: Database,
  { code, ...cart }: VoucherRequest,
): Promise<LimitedEvaluation & { id: number | null }> {
  const rule = await findVoucherRule(db, { code });
  if (rule === null) {
    const rejection = `There is no voucher ${code}. Check how it is written.`;
    return { id: null, discount: 0, rejection, per_customer_limit: null };
  }
  return { id: rule.id, ...(await evaluate(db, rule, cart)) };
}

/** Returns the discount (paise) of a voucher as if it were live now, and its code; null when the voucher does not exist. */
export async function dryRunVoucher(
  db: Database,
  id: number,
  cart: CartOfCustomer,
): Promise<(LimitedEvaluation & { code: string }) | null> {
  const rule = await findVoucherRule(db, { id });
  if (rule === null) return null;
  const evaluation = await evaluate(db, { ...rule, is_active: true, starts_at: null, ends_at: null }, cart);
  return { code: rule.code, ...evaluation };
}

async function evaluate(
  db: Database,
  { id, now, ...rule }: VoucherRow,
  { lines, phone, usesBy }: CartOfCustomer,
): Promise<LimitedEvaluation> {
  const usedByCustomer = phone === undefined ? null : await usesBy(db, id, phone);
  const { per_customer_limit } = rule;
  return { ...voucherDiscount(rule, { lines, usedByCustomer, now }), per_customer_limit };
}
