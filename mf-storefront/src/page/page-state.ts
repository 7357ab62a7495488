import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { PageState } from '@lumora/shared-contract';

/** What the server knew when it drew the page, failures included: the browser must draw the same first. */
export function pageState(queries: QueryClient): PageState {
  const state = dehydrate(queries, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' });
  return JSON.parse(JSON.stringify(state)) as PageState; // plain JSON: an error keeps its status, not its stack
}

/**
 * Puts that into the browser's cache. Gateways drop a page when its data changes, so it counts as fresh however long
 * the page was kept. React Query's own `hydrate` is for caches that already hold something, and 1 kB longer.
 */
export function restorePageState(queries: QueryClient, pageState: PageState): void {
  const { queries: known } = pageState as unknown as DehydratedState; // made by the function above
  for (const { queryKey, queryHash, state } of known) {
    const fresh = { ...state, fetchStatus: 'idle', dataUpdatedAt: state.data === undefined ? 0 : Date.now() } as const;
    queries.getQueryCache().build(queries, { queryKey, queryHash }, fresh);
  }
}
