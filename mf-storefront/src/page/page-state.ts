import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import type { PageState } from '@lumora/shared-contract';

/** What the server knew when it drew the page, failures included: the browser must draw the same first. */
export function pageState(queries: QueryClient): PageState {
  const state = dehydrate(queries, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' });
  return JSON.parse(JSON.stringify(state)) as PageState; // plain JSON: an error keeps its status, not its stack
}

/** Puts that into the browser's cache. Gateways drop a page when its data changes, so it is fresh however long it was kept. */
export function restorePageState(queries: QueryClient, state: PageState): void {
  hydrate(queries, state);
  for (const query of queries.getQueryCache().getAll()) {
    if (query.state.data !== undefined) query.setState({ dataUpdatedAt: Date.now() });
  }
}
