import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import type { ActivePromotions, Voucher, VoucherBatchSummary } from '@lumora/shared-contract/promotions';
import { http } from '@lumora/shared-auth/core';

/** Reloads on every visit of the dashboard, and every minute while its tab is visible. */
const alwaysReload = { staleTime: 0, refetchInterval: 60_000 } as const;

/** Loads the promotions that shoppers see now. */
export const activePromotionsQuery = queryOptions({
  queryKey: ['mf-promotions', 'active'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<ActivePromotions>>('/promotions/active', { signal })).data,
  ...alwaysReload,
});

/** Counts the live vouchers; a batch of generated codes counts once. */
export const liveVouchersQuery = queryOptions({
  queryKey: ['mf-promotions', 'vouchers', 'live'],
  queryFn: async ({ signal }) => {
    const query = { status: 'live', generated: false, page: 1, page_size: 1 };
    const [single, batches] = await Promise.all([
      http.get<ListResponse<Voucher>>('/admin/vouchers/list', { query, signal }),
      http.get<ApiResponse<VoucherBatchSummary[]>>('/admin/vouchers/batches', { signal }),
    ]);
    return (single.meta?.total ?? 0) + batches.data.filter(({ live }) => live > 0).length;
  },
  ...alwaysReload,
});
