import { queryOptions } from '@tanstack/react-query';
import type { CartQuote, VoucherDryRunInput } from '@lumora/shared-contract/cart';
import type { VariantRow } from '@lumora/shared-contract/catalog';
import type { ApiResponse } from '@lumora/shared-contract/http';
import { http } from '@lumora/shared-auth/core';

export interface DryRunLine {
  variant: VariantRow;
  /** '' while the field is empty */
  quantity: number | '';
}

/** Input of a dry run as typed: a voucher (its id or a code), a sample cart and a phone number. */
export interface VoucherDryRun {
  voucher: number | string;
  phone: string;
  lines: readonly DryRunLine[];
}

/** Returns whether the input is complete. */
export function canDryRun({ voucher, lines }: VoucherDryRun): boolean {
  const hasQuantities = lines.length > 0 && lines.every(({ quantity }) => quantity !== '');
  return hasQuantities && (typeof voucher === 'number' || voucher.trim() !== '');
}

/** Queries the quote of the sample cart with the voucher. */
export function voucherDryRunQuery({ voucher, phone, lines }: VoucherDryRun) {
  const body = {
    ...(typeof voucher === 'number' ? { voucher_id: voucher } : { voucher: voucher.trim() }),
    ...(phone.trim() !== '' && { phone: phone.trim() }),
    lines: lines.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity: Number(quantity) })),
  } satisfies Partial<VoucherDryRunInput>;

  return queryOptions({
    queryKey: ['mf-promotions', 'vouchers', 'try', body],
    queryFn: async ({ signal }) =>
      (await http.post<ApiResponse<CartQuote>>('/admin/vouchers/try', body, { signal })).data,
    // prices, stock and uses may change at any time
    staleTime: 0,
  });
}

/** Describes a variant with its product, such as `Om, 18x12 · Pink`. */
export function describeSign(variant: VariantRow): string {
  return `${variant.product_name}, ${describeVariant(variant)}`;
}

/** Describes a variant within its product, such as `18x12 · Pink`. */
export function describeVariant({ variant_attributes, sku }: VariantRow): string {
  return variant_attributes.map(({ value }) => value.title).join(' · ') || sku;
}
