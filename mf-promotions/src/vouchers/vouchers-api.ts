import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  ApiResponse,
  Voucher,
  VoucherBatch,
  VoucherBatchSummary,
  VoucherListQuery,
} from '@lumora/shared-contract';
import { http, type WriteOptions } from '@lumora/shared-auth/core';
import { promotionApi } from '../promotion-list/promotion-api.ts';

const path = '/admin/vouchers';

export const vouchersApi = promotionApi<Voucher>('vouchers');

/** Queries the batches of generated codes, the newest first. Shares the key prefix of the vouchers, so that both are invalidated. */
export const voucherBatchesQuery = queryOptions({
  queryKey: ['promotions', 'vouchers', 'batches'],
  queryFn: async ({ signal }) =>
    (await http.get<ApiResponse<VoucherBatchSummary[]>>(`${path}/batches`, { signal })).data,
  staleTime: 60_000,
});

/** Downloads all matching vouchers, on all pages, as CSV. */
export function exportVouchers(query: VoucherListQuery): Promise<Blob> {
  return http.download(`${path}/export.csv`, { query });
}

/** Generates many codes with one rule. Resolves to the batch and the message for the user. */
export async function generateVouchers(queryClient: QueryClient, input: object, options: WriteOptions) {
  try {
    return await http.post<Required<ApiResponse<VoucherBatch>>>(`${path}/generate`, input, options);
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['promotions', 'vouchers'] });
  }
}
