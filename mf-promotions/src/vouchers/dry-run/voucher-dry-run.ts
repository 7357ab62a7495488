import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse, CartQuote, VariantRow, VoucherDryRunInput } from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';

export interface DryRunLine {
  variant: VariantRow;
  /** '' while the field is empty */
  quantity: number | '';
}

/** What is tried, as it was typed: a voucher (its id, or a code) on these signs, for this customer. */
export interface VoucherDryRun {
  voucher: number | string;
  phone: string;
  lines: readonly DryRunLine[];
}

/** Whether there is something to ask. */
export function canDryRun({ voucher, lines }: VoucherDryRun): boolean {
  const isCounted = lines.length > 0 && lines.every(({ quantity }) => quantity !== '');
  return isCounted && (typeof voucher === 'number' || voucher.trim() !== '');
}

/** What the cart costs with the voucher. */
export function voucherDryRunQuery({ voucher, phone, lines }: VoucherDryRun) {
  const body = {
    ...(typeof voucher === 'number' ? { voucher_id: voucher } : { voucher: voucher.trim() }),
    ...(phone.trim() !== '' && { phone: phone.trim() }),
    lines: lines.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity: Number(quantity) })),
  } satisfies Partial<VoucherDryRunInput>;

  return queryOptions({
    queryKey: ['promotions', 'vouchers', 'try', body],
    queryFn: async ({ signal }) =>
      (await http.post<ApiResponse<CartQuote>>('/admin/vouchers/try', body, { signal })).data,
    // prices, stock and uses are those of the moment
    staleTime: 0,
  });
}

/** A sign as it is told from all others: `Om, 18x12 · Pink`. */
export function describeSign(variant: VariantRow): string {
  return `${variant.product_name}, ${describeVariant(variant)}`;
}

/** Which of its product's variants it is: `18x12 · Pink`. */
export function describeVariant({ variant_attributes, sku }: VariantRow): string {
  return variant_attributes.map(({ value }) => value.title).join(' · ') || sku;
}
