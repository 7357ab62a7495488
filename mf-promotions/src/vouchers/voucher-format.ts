import type { Voucher } from '@lumora/shared-contract';
import { rupees } from '@lumora/shared-ui';

type Rule = Pick<Voucher, 'kind' | 'amount' | 'min_order' | 'max_discount' | 'per_customer_limit'>;

/** What a voucher takes off, and when: `20 % off, at most ₹1,500, from ₹2,999, 1 per customer`. */
export function formatVoucherRule({ kind, amount, min_order, max_discount, per_customer_limit }: Rule): string {
  return [
    kind === 'percent' ? `${amount} % off` : `${rupees(amount)} off`,
    max_discount !== null && kind === 'percent' && `at most ${rupees(max_discount)}`,
    min_order > 0 && `from ${rupees(min_order)}`,
    per_customer_limit !== null && `${per_customer_limit} per customer`,
  ]
    .filter(Boolean)
    .join(', ');
}

type Scope = Pick<Voucher, 'products' | 'categories'>;

/** What a voucher is good for: `Whole shop`, the name of the one thing, or `2 categories, 3 products`. */
export function formatVoucherScope({ products, categories }: Scope): string {
  const [only, second] = [...categories, ...products];
  if (only === undefined) return 'Whole shop';
  if (second === undefined) return only.title;
  return [counted(categories.length, 'category', 'categories'), counted(products.length, 'product', 'products')]
    .filter(Boolean)
    .join(', ');
}

/** Every name of the scope, for who wants to know. */
export function scopeTitles({ products, categories }: Scope): string {
  return [...categories, ...products].map(({ title }) => title).join(', ');
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}
