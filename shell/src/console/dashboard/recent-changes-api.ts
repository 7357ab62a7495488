import { queryOptions } from '@tanstack/react-query';
import type { ListResponse } from '@lumora/shared-contract/http';
import type { RecentChange } from '@lumora/shared-contract/recent-changes';
import { http } from '@lumora/shared-auth/core';

/** Loads what changed last. Reloads on every visit of the dashboard, and every minute while its tab is visible. */
export const recentChangesQuery = queryOptions({
  queryKey: ['shell', 'recent-changes'],
  queryFn: async ({ signal }) => (await http.get<ListResponse<RecentChange>>('/admin/recent-changes', { signal })).data,
  staleTime: 0,
  refetchInterval: 60_000,
});
