import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { Notices } from '@lumora/shared-contract/notices';
import { http } from '@lumora/shared-auth/core';

/** Loads the notices; reloads every minute while the tab is visible. */
export const noticesQuery = queryOptions({
  queryKey: ['shell', 'notices'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<Notices>>('/admin/notices', { signal })).data,
  staleTime: 0,
  refetchInterval: 60_000,
});

/** Marks all notices up to `until` as seen. A failure is ignored: the notices then stay unread. */
export async function markNoticesSeen(queryClient: QueryClient, { until }: Notices): Promise<void> {
  await queryClient.cancelQueries(noticesQuery);
  queryClient.setQueryData(noticesQuery.queryKey, (current) => current && { ...current, unread: 0 });
  await http.post('/admin/notices/seen', { until }).catch(() => undefined);
}
