import type { Voucher } from '@lumora/shared-contract/promotions';
import { rupees } from '@lumora/shared-contract/format';

type Rule = Pick<Voucher, 'kind' | 'amount' | 'min_order' | 'max_discount' | 'per_customer_limit'>;

/** Formats the rule of a voucher, such as `20% off up to ₹1,500 on orders from ₹2,999, 1 per customer`. */
export function formatVoucherRule({ kind, amount, max_discount, min_order, per_customer_limit }: Rule): string {
  const isPercent = kind === 'percent';
  const hasMaxDiscount = isPercent && max_discount !== null;
  const discount = [
    isPercent ? `${amount}% off` : `${rupees(amount)} off`,
    hasMaxDiscount && `up\u00A0to\u00A0${rupees(max_discount)}`,
    min_order > 0 && `${hasMaxDiscount ? 'on ' : ''}orders from\u00A0${rupees(min_order)}`,
  ];
  const perCustomer = per_customer_limit !== null && `${per_customer_limit}\u00A0per\u00A0customer`;
  return [discount.filter(Boolean).join(' '), perCustomer].filter(Boolean).join(', ');
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
