import { queryOptions } from '@tanstack/react-query';
import type { ActivePromotions, Answer, ListAnswer, OrderRow, Overview, Voucher } from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';

// who comes back to the dashboard wants to know how things stand now
const staleTime = 0;

export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => http.get<Answer<Overview>>('/admin/overview', { signal }),
  staleTime,
});

/** The orders that came last. */
export const recentOrdersQuery = queryOptions({
  queryKey: ['overview', 'orders'],
  queryFn: async ({ signal }) => {
    const query = { page: 1, page_size: 5 };
    return (await http.get<ListAnswer<OrderRow>>('/admin/orders/list', { query, signal })).data;
  },
  staleTime,
});

/** What shoppers see now of the promotions. */
export const activePromotionsQuery = queryOptions({
  queryKey: ['overview', 'promotions'],
  queryFn: async ({ signal }) => (await http.get<Answer<ActivePromotions>>('/promotions/active', { signal })).data,
  staleTime,
});

/** How many vouchers may be used now. */
export const liveVouchersQuery = queryOptions({
  queryKey: ['overview', 'vouchers'],
  queryFn: async ({ signal }) => {
    const query = { status: 'live', page: 1, page_size: 1 };
    return (await http.get<ListAnswer<Voucher>>('/admin/vouchers/list', { query, signal })).meta?.total ?? 0;
  },
  staleTime,
});
