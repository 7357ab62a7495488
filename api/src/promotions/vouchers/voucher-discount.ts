import { promotionStatus, voucherAmount, type Schedule, type VoucherReduction } from '@lumora/shared-contract';
import { formatPaise } from '../../core/money/paise.ts';
import { formatDay, formatList } from './voucher-messages.ts';

/** What a voucher does. Money is paise. */
export interface VoucherRule extends Schedule, VoucherReduction {
  code: string;
  min_order: number;
  usage_limit: number | null;
  per_customer_limit: number | null;
  /** by orders so far */
  used: number;
  /** null: the whole shop; categories with all of their sub-categories */
  scope: VoucherScope | null;
}

interface VoucherScope {
  products: { id: number; title: string }[];
  categories: { id: number; title: string }[];
}

/** A line of the cart; `total` is paise for its pieces, after the discounts of products. A drawn design has no ids. */
export interface VoucherLine {
  product_id: number | null;
  category_id: number | null;
  total: number;
}

interface VoucherCart {
  lines: VoucherLine[];
  /** by orders of this customer so far; null while nobody knows who it is */
  usedByCustomer: number | null;
  /** ms since 1970 */
  now: number;
}

/** Paise off the cart, or 0 and why, in words that say what to do. */
export interface VoucherEvaluation {
  discount: number;
  refusal: string | null;
}

/**
 * What `rule` takes off a cart. Of a scoped voucher only the lines in its scope are reduced, but all lines count towards
 * its minimum.
 */
export function voucherDiscount(rule: VoucherRule, cart: VoucherCart): VoucherEvaluation {
  const eligible = sumOf(cart.lines.filter((line) => isInScope(rule.scope, line)));
  const refusal = refusalByDate(rule, cart.now) ?? refusalByUse(rule, cart) ?? refusalByCart(rule, cart, eligible);
  return { discount: refusal === null ? voucherAmount(rule, eligible) : 0, refusal };
}

function isInScope(scope: VoucherScope | null, { product_id, category_id }: VoucherLine): boolean {
  if (scope === null) return true;
  const { products, categories } = scope;
  return products.some(({ id }) => id === product_id) || categories.some(({ id }) => id === category_id);
}

function sumOf(lines: VoucherLine[]): number {
  return lines.reduce((sum, { total }) => sum + total, 0);
}

function refusalByDate(rule: VoucherRule, now: number): string | null {
  const { code, starts_at, ends_at } = rule;
  const status = promotionStatus(rule, now);
  if (status === 'draft') return `${code} cannot be used at the moment. Try another code.`;
  // it is over at `ends_at`: midnight belongs to the day before
  if (status === 'ended' && ends_at !== null) return `${code} ended ${formatDay(Date.parse(ends_at) - 1, now)}.`;
  if (status === 'scheduled' && starts_at !== null) {
    return `${code} starts ${formatDay(Date.parse(starts_at), now)}. Try again then.`;
  }
  return null;
}

function refusalByUse(rule: VoucherRule, { usedByCustomer }: VoucherCart): string | null {
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

function refusalByCart({ code, scope, min_order }: VoucherRule, { lines }: VoucherCart, eligible: number) {
  const sum = sumOf(lines);
  if (sum === 0) return `Your cart is empty. Add a sign to use ${code}.`;
  if (eligible === 0 && scope !== null) {
    const titles = [...scope.categories, ...scope.products].map(({ title }) => title);
    if (titles.length === 0) return `What ${code} was for is no longer in the shop. Try another code.`;
    return `This voucher is for ${formatList(titles)} only.`;
  }
  return sum < min_order ? `Add ${formatPaise(min_order - sum)} more to use ${code}.` : null;
}
