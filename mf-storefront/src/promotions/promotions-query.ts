import { queryOptions } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ActivePromotions, ApiResponse } from '@lumora/shared-contract';

/**
 * What is on offer now. An open page asks again at the moment at which that changes by itself, also while it is hidden,
 * and every few minutes, as an administrator may have changed it.
 */
export const promotionsQuery = queryOptions({
  queryKey: ['promotions'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<ActivePromotions>>('/promotions/active', { signal })).data,
  refetchInterval: ({ state }) => (state.status === 'error' ? 60_000 : untilChange(state.data?.changes_at ?? null)),
  refetchIntervalInBackground: true,
  staleTime: 60_000,
  refetchOnWindowFocus: true,
  retryOnMount: false, // a page that the server drew without offers is taken over as it is
});

/** ms. A clock that runs ahead must not ask without end. */
function untilChange(changesAt: string | null): number {
  if (changesAt === null) return longest;
  const wait = Date.parse(changesAt) - Date.now() + late;
  return Math.min(Math.max(wait, soonest), longest);
}

/** ms */
const late = 300;
const soonest = 5_000;
const longest = 2 * 60_000;
