import {
  promotionStatus,
  voucherAmount,
  type Schedule,
  type VoucherReduction,
} from '@lumora/shared-contract/promotions';
import { formatPaise } from '@lumora/shared-contract/format';
import { formatDay, formatList } from './voucher-messages.ts';

/** Rule of a voucher. Amounts are in paise, or in hundredths of a percent when `kind` is `percent`. */
export interface VoucherRule extends Schedule, VoucherReduction {
  code: string;
  min_order: number;
  usage_limit: number | null;
  per_customer_limit: number | null;
  /** number of orders that use the voucher */
  used: number;
  /** products and categories (with their sub-categories) that the voucher is for; null for all products */
  scope: VoucherScope | null;
}

interface VoucherScope {
  products: { id: number; title: string }[];
  categories: { id: number; title: string }[];
}

/** Line of a cart; `total` is in paise, after product discounts. The ids of a custom sign are null. */
export interface VoucherLine {
  product_id: number | null;
  category_id: number | null;
  total: number;
}

interface VoucherCart {
  lines: VoucherLine[];
  /** number of orders of this customer that use the voucher; null when the phone number is not known */
  usedByCustomer: number | null;
  /** ms since 1970 */
  now: number;
}

/** Discount in paise; when the voucher does not apply, 0 and a message for the shopper in `rejection`. */
export interface VoucherEvaluation {
  discount: number;
  rejection: string | null;
}

/**
 * Returns the discount of a voucher on a cart. A voucher with a scope discounts only the lines in its scope, but all
 * lines count towards its minimum order.
 */
export function voucherDiscount(rule: VoucherRule, cart: VoucherCart): VoucherEvaluation {
  const eligiblePaise = sumOf(cart.lines.filter((line) => isInScope(rule.scope, line)));
  const rejection =
    dateRejection(rule, cart.now) ?? usageRejection(rule, cart) ?? cartRejection(rule, cart, eligiblePaise);
  return { discount: rejection === null ? voucherAmount(rule, eligiblePaise) : 0, rejection };
}

function isInScope(scope: VoucherScope | null, { product_id, category_id }: VoucherLine): boolean {
  if (scope === null) return true;
  const { products, categories } = scope;
  return products.some(({ id }) => id === product_id) || categories.some(({ id }) => id === category_id);
}

function sumOf(lines: VoucherLine[]): number {
  return lines.reduce((sum, { total }) => sum + total, 0);
}

function dateRejection(rule: VoucherRule, now: number): string | null {
  const { code, starts_at, ends_at } = rule;
  const status = promotionStatus(rule, now);
  if (status === 'draft') return `${code} cannot be used at the moment. Try another code.`;
  // `ends_at` is exclusive: an end at midnight is shown as the day before
  if (status === 'ended' && ends_at !== null) return `${code} ended ${formatDay(Date.parse(ends_at) - 1, now)}.`;
  if (status === 'scheduled' && starts_at !== null) {
    return `${code} starts ${formatDay(Date.parse(starts_at), now)}. Try again then.`;
  }
  return null;
}

function usageRejection(rule: VoucherRule, { usedByCustomer }: VoucherCart): string | null {
  const { code, used, usage_limit, per_customer_limit } = rule;
  if (usage_limit !== null && used >= usage_limit) {
    return usage_limit === 1
      ? `${code} has been used already. Try another code.`
      : `${code} has been used up. Try another code.`;
  }
  if (per_customer_limit === null || (usedByCustomer ?? 0) < per_customer_limit) return null;
  const times = per_customer_limit === 1 ? 'already' : `${per_customer_limit} times, as often as one may`;
  return `You have used ${code} ${times}. Try another code.`;
}

function cartRejection({ code, scope, min_order }: VoucherRule, { lines }: VoucherCart, eligiblePaise: number) {
  const sum = sumOf(lines);
  if (sum === 0) return `Your cart is empty. Add a sign to use ${code}.`;
  if (eligiblePaise === 0 && scope !== null) {
    const titles = [...scope.categories, ...scope.products].map(({ title }) => title);
    if (titles.length === 0) return `What ${code} was for is no longer in the shop. Try another code.`;
    return `This voucher is for ${formatList(titles)} only.`;
  }
  return sum < min_order ? `Add ${formatPaise(min_order - sum)} more to use ${code}.` : null;
}
