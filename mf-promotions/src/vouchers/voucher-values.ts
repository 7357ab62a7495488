import type { Voucher, VoucherKind } from '@lumora/shared-contract/promotions';

export type RuleValues = ReturnType<typeof ruleValues>;

/** Converts the rule of a voucher to form values; null gives the values of a new one. An empty limit is ''. */
export function ruleValues(saved: Voucher | null) {
  const kind: VoucherKind = saved?.kind ?? 'percent';
  const empty: number | '' = '';
  return {
    kind,
    amount: saved?.amount ?? empty,
    min_order: saved?.min_order ?? 0,
    max_discount: saved?.max_discount ?? empty,
    usage_limit: saved?.usage_limit ?? empty,
    per_customer_limit: saved?.per_customer_limit ?? empty,
    product_ids: saved?.products.map(({ id }) => id) ?? [],
    category_ids: saved?.categories.map(({ id }) => id) ?? [],
    is_active: saved?.is_active ?? true,
    starts_at: saved?.starts_at ?? '',
    ends_at: saved?.ends_at ?? '',
  };
}

/** Clears `max_discount` for a fixed amount, because its field is hidden. */
export function withoutHiddenFields<Rule extends { kind: VoucherKind; max_discount: number | null }>(rule: Rule): Rule {
  return rule.kind === 'fixed' ? { ...rule, max_discount: null } : rule;
}
