import { queryOptions } from '@tanstack/react-query';
import type {
  ActivePromotions,
  ApiResponse,
  ListResponse,
  OrderRow,
  Overview,
  Voucher,
  VoucherBatchSummary,
} from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';

/** How things stand now: asked again by who comes back to the dashboard, and every minute while it is seen. */
const fresh = { staleTime: 0, refetchInterval: 60_000 } as const;

export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => http.get<ApiResponse<Overview>>('/admin/overview', { signal }),
  ...fresh,
});

/** The orders that came last. */
export const recentOrdersQuery = queryOptions({
  queryKey: ['overview', 'orders'],
  queryFn: async ({ signal }) => {
    const query = { page: 1, page_size: 5 };
    return (await http.get<ListResponse<OrderRow>>('/admin/orders/list', { query, signal })).data;
  },
  ...fresh,
});

/** What shoppers see now of the promotions. */
export const activePromotionsQuery = queryOptions({
  queryKey: ['overview', 'promotions'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<ActivePromotions>>('/promotions/active', { signal })).data,
  ...fresh,
});

/** How many vouchers may be used now; a batch of generated codes counts once. */
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
  ...fresh,
});
