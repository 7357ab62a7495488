import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { Voucher, VoucherBatchSummary, VoucherListQuery } from '@lumora/shared-contract/promotions';
import { http } from '@lumora/shared-auth/core';
import { promotionApi } from '../promotion-list/promotion-api.ts';

const path = '/admin/vouchers';

export const vouchersApi = promotionApi<Voucher>('vouchers');

/** Excludes generated codes, which are listed by batch. */
const withoutGenerated = (query: VoucherListQuery) => ({ ...query, generated: false });

/** Queries one page of the vouchers, without generated codes unless `batch` or `q` is set. */
export function vouchersQuery(query: VoucherListQuery) {
  return vouchersApi.page(withoutGenerated(query));
}

/** The batches of generated codes, the newest first. Under the key of the vouchers: what changes one changes its batch. */
export const voucherBatchesQuery = queryOptions({
  queryKey: ['mf-promotions', 'vouchers', 'batches'],
  queryFn: async ({ signal }) =>
    (await http.get<ApiResponse<VoucherBatchSummary[]>>(`${path}/batches`, { signal })).data,
  staleTime: 60_000,
});

/** Requests the CSV file of all vouchers that `vouchersQuery` lists, on all pages. */
export function exportVouchers(query: VoucherListQuery): Promise<Blob> {
  return http.download(`${path}/export.csv`, { query: withoutGenerated(query) });
}
