import { queryOptions } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ActivePromotions, Answer } from '@lumora/shared-contract';

/** What is on offer now. An open page asks again at the moment at which that changes by itself, also while it is hidden. */
export const promotionsQuery = queryOptions({
  queryKey: ['promotions'],
  queryFn: async ({ signal }) => (await http.get<Answer<ActivePromotions>>('/promotions/active', { signal })).data,
  refetchInterval: ({ state }) => (state.status === 'error' ? 60_000 : untilChange(state.data?.changes_at ?? null)),
  refetchIntervalInBackground: true,
  retryOnMount: false, // a page that the server drew without offers is taken over as it is
});

/** ms, or false for never. A clock that runs ahead must not ask without end, and timers take no more than 24 days. */
function untilChange(changesAt: string | null): number | false {
  if (changesAt === null) return false;
  const wait = Date.parse(changesAt) - Date.now() + late;
  return Math.min(Math.max(wait, soonest), longest);
}

/** ms */
const late = 300;
const soonest = 5_000;
const longest = 24 * 3_600_000;
