import type { QueryClient } from '@tanstack/react-query';
import type { Answer, Voucher, VoucherBatch, VoucherListQuery } from '@lumora/shared-contract';
import { http, type WriteOptions } from '@lumora/shared-auth/core';
import { promotionApi } from '../promotion-list/promotion-api.ts';

const path = '/admin/vouchers';

export const vouchersApi = promotionApi<Voucher>('vouchers');

/** The CSV file of all vouchers that match, on all pages. */
export function exportVouchers(query: VoucherListQuery): Promise<Blob> {
  return http.download(`${path}/export.csv`, { query });
}

/** Makes many codes of one rule, and resolves to them and the words for the user. */
export async function generateVouchers(queryClient: QueryClient, input: object, sending: WriteOptions) {
  try {
    return await http.post<Required<Answer<VoucherBatch>>>(`${path}/generate`, input, sending);
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['promotions', 'vouchers'] });
  }
}
