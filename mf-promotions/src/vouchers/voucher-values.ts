import type { Voucher, VoucherKind } from '@lumora/shared-contract';

export type RuleValues = ReturnType<typeof ruleValues>;

/** What the fields of a voucher's rule hold, for a new one or one that is saved; a limit that is not set is ''. */
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

/** Only a percentage is capped: what stands in a field that is not shown is not meant. */
export function withoutHiddenFields<Rule extends { kind: VoucherKind; max_discount: number | null }>(rule: Rule): Rule {
  return rule.kind === 'fixed' ? { ...rule, max_discount: null } : rule;
}
