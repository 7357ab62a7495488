import type { Voucher } from '@lumora/shared-contract/promotions';
import { rupees } from '@lumora/shared-contract/format';

type Rule = Pick<Voucher, 'kind' | 'amount' | 'min_order' | 'max_discount' | 'per_customer_limit'>;

/** Formats the rule of a voucher, such as `20% off, at most ₹1,500, on orders from ₹2,999, 1 per customer`. */
export function formatVoucherRule({ kind, amount, min_order, max_discount, per_customer_limit }: Rule): string {
  return [
    formatDiscount({ kind, amount }),
    max_discount !== null && kind === 'percent' && `at most ${rupees(max_discount)}`,
    min_order > 0 && `on\u00A0orders\u00A0from\u00A0${rupees(min_order)}`,
    per_customer_limit !== null && `${per_customer_limit}\u00A0per\u00A0customer`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Formats the discount of a voucher for small screens, such as `20% off, at most ₹1,500, from ₹2,999`. */
export function formatShortRule({ kind, amount, min_order, max_discount }: Omit<Rule, 'per_customer_limit'>): string {
  return [
    formatDiscount({ kind, amount }),
    max_discount !== null && kind === 'percent' && `at\u00A0most\u00A0${rupees(max_discount)}`,
    min_order > 0 && `from\u00A0${rupees(min_order)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function formatDiscount({ kind, amount }: Pick<Rule, 'kind' | 'amount'>): string {
  return kind === 'percent' ? `${amount}% off` : `${rupees(amount)} off`;
}

type Scope = Pick<Voucher, 'products' | 'categories'>;

/** Formats the scope of a voucher: `Whole shop`, the title of a single item, or `2 categories, 3 products`. */
export function formatVoucherScope({ products, categories }: Scope): string {
  const [only, second] = [...categories, ...products];
  if (only === undefined) return 'Whole shop';
  if (second === undefined) return only.title;
  return [
    formatItemCount(categories.length, 'category', 'categories'),
    formatItemCount(products.length, 'product', 'products'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Lists all titles of the scope. */
export function scopeTitles({ products, categories }: Scope): string {
  return [...categories, ...products].map(({ title }) => title).join(', ');
}

function formatItemCount(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}
