import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { Notices } from '@lumora/shared-contract/notices';
import { http } from '@lumora/shared-auth/core';

/** Loads the notices of the kinds that the modules show; reloads every minute while the tab is visible. */
export function noticesQuery(kinds: readonly (string | undefined)[]) {
  const path = `/admin/notices?kinds=${kinds.join(',')}`;
  return queryOptions({
    queryKey: ['shell', 'notices', path],
    queryFn: async ({ signal }) => (await http.get<ApiResponse<Notices>>(path, { signal })).data,
    staleTime: 0,
    refetchInterval: 60_000,
  });
}

/** Marks all notices up to `until` as seen. A failure is ignored: the notices then stay unread. */
export async function markNoticesSeen(
  queryClient: QueryClient,
  { queryKey }: ReturnType<typeof noticesQuery>,
  { until }: Notices,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (current) => current && { ...current, unread: 0 });
  await http.post('/admin/notices/seen', { until }).catch(() => undefined);
}
