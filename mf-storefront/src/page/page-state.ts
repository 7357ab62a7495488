import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { PageState } from '@lumora/shared-contract';

/** What the server knew when it drew the page, failures included: the browser must draw the same first. */
export function pageState(queries: QueryClient): PageState {
  const settled = queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status !== 'pending');
  const known = settled.map(({ queryKey, state: { data, error } }): Known => ({
    queryKey,
    data,
    ...(error !== null && { error }),
  }));
  return JSON.parse(JSON.stringify({ known })) as PageState; // plain JSON: an error keeps its status, not its stack
}

/** Puts that into the browser's cache. Gateways drop a page when its data changes, so it is fresh however long it was kept. */
export function restorePageState(queries: QueryClient, { known }: PageState): void {
  // as `pageState` wrote it: page and script are of one release
  for (const { queryKey, data, error } of known as Known[]) {
    if (data !== undefined) queries.setQueryData(queryKey, data);
    else fail(queries, queryKey, error);
  }
}

interface Known {
  queryKey: QueryKey;
  data?: unknown;
  error?: Error;
}

function fail(queries: QueryClient, queryKey: QueryKey, error: Error | null = null) {
  const query = queries.getQueryCache().build(queries, { queryKey, queryHash: hashKey(queryKey) });
  query.setState({ status: 'error', error, errorUpdateCount: 1, errorUpdatedAt: Date.now() });
}
