import { queryOptions } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { ActivePromotions } from '@lumora/shared-contract/promotions';

/**
 * Fetches the active promotions. Refetches at the next scheduled change (`changes_at`), also in a hidden tab, and at least
 * every 2 minutes, because an administrator may have changed them.
 */
export const promotionsQuery = queryOptions({
  queryKey: ['promotions'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<ActivePromotions>>('/promotions/active', { signal })).data,
  refetchInterval: ({ state }) => (state.status === 'error' ? 60_000 : refetchDelayMs(state.data?.changes_at ?? null)),
  refetchIntervalInBackground: true,
  staleTime: 60_000,
  refetchOnWindowFocus: true,
  retryOnMount: false, // a page rendered without promotions is hydrated unchanged
});

/** Returns the ms until the next refetch; at least 5 s, so that a fast clock does not cause a loop of requests. */
function refetchDelayMs(changesAt: string | null): number {
  if (changesAt === null) return maxDelayMs;
  const delayMs = Date.parse(changesAt) - Date.now() + graceMs;
  return Math.min(Math.max(delayMs, minDelayMs), maxDelayMs);
}

/** added to `changes_at`, so that the change has happened on the server */
const graceMs = 300;
const minDelayMs = 5_000;
const maxDelayMs = 2 * 60_000;
