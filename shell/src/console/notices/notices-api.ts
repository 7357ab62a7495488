import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiResponse, Notices } from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';

/** What waits for somebody; asked for again every minute, but not in a tab that nobody sees. */
export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<Notices>>('/admin/notices', { signal })).data,
  staleTime: 0,
  refetchInterval: 60_000,
});

/** Remembers that all of it has been looked at. Where that fails, it counts as unread for longer. */
export async function markNoticesSeen(queryClient: QueryClient, { until }: Notices): Promise<void> {
  await queryClient.cancelQueries(noticesQuery);
  queryClient.setQueryData(noticesQuery.queryKey, (now) => now && { ...now, unread: 0 });
  await http.post('/admin/notices/seen', { until }).catch(() => undefined);
}
