import type { ApiResponse } from '@lumora/shared-contract/http';
import type { DaySales } from '@lumora/shared-contract/orders';
import { http } from '@lumora/shared-auth/core';
import { apiQuery } from '@lumora/shared-ui/api';

/** Queries the sales of the last 30 days. Reloads on every visit of the dashboard, and every minute while it is visible. */
export const salesQuery = {
  ...apiQuery<ApiResponse<DaySales[]>>({ http, key: ['mf-sales', 'orders', 'sales'], path: '/admin/orders/sales' }),
  staleTime: 0,
  refetchInterval: 60_000,
};
