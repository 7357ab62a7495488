import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import type { OrderRow } from '@lumora/shared-contract/orders';
import type { Overview } from '@lumora/shared-contract/overview';
import type { ActivePromotions, Voucher, VoucherBatchSummary } from '@lumora/shared-contract/promotions';
import { http } from '@lumora/shared-auth/core';

/** Reloads on every visit of the dashboard, and every minute while its tab is visible. */
const alwaysReload = { staleTime: 0, refetchInterval: 60_000 } as const;

/** Loads counts and recent changes. */
export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => http.get<ApiResponse<Overview>>('/admin/overview', { signal }),
  ...alwaysReload,
});

/** Loads the five latest orders. */
export const recentOrdersQuery = queryOptions({
  queryKey: ['overview', 'orders'],
  queryFn: async ({ signal }) => {
    const query = { page: 1, page_size: 5 };
    return (await http.get<ListResponse<OrderRow>>('/admin/orders/list', { query, signal })).data;
  },
  ...alwaysReload,
});

/** Loads the promotions that shoppers see now. */
export const activePromotionsQuery = queryOptions({
  queryKey: ['overview', 'promotions'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<ActivePromotions>>('/promotions/active', { signal })).data,
  ...alwaysReload,
});

/** Counts the live vouchers; a batch of generated codes counts once. */
export const liveVouchersQuery = queryOptions({
  queryKey: ['overview', 'vouchers'],
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
