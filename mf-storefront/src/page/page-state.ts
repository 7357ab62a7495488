import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { PageState } from '@lumora/shared-contract/storefront';

/**
 * Returns the settled queries of a rendered page, including failed ones, so that the first render in the browser is equal.
 * They are in the order of their keys, not of their responses, of which some may be cached: the order changes the size of
 * the compressed page.
 */
export function pageState(queries: QueryClient): PageState {
  const settled = queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status !== 'pending')
    .toSorted((a, b) => (a.queryHash < b.queryHash ? -1 : 1));
  const known = settled.map(({ queryKey, state: { data, error } }): SettledQuery => ({
    queryKey,
    data,
    ...(error !== null && { error }),
  }));
  const state: PageState = JSON.parse(JSON.stringify({ known })); // JSON drops the stack of errors and keeps their status
  return state;
}

/** Restores the queries in the browser as fresh: gateways invalidate a cached page when its data changes. */
export function restorePageState(queries: QueryClient, { known }: PageState): void {
  // written by `pageState` of the same release
  const settled: SettledQuery[] = Array.isArray(known) ? known : [];
  for (const { queryKey, data, error } of settled) {
    if (data !== undefined) queries.setQueryData(queryKey, data);
    else setError(queries, queryKey, error);
  }
}

interface SettledQuery {
  queryKey: QueryKey;
  data?: unknown;
  error?: Error;
}

function setError(queries: QueryClient, queryKey: QueryKey, error: Error | null = null) {
  const query = queries.getQueryCache().build(queries, { queryKey, queryHash: hashKey(queryKey) });
  query.setState({ status: 'error', error, errorUpdateCount: 1, errorUpdatedAt: Date.now() });
}
