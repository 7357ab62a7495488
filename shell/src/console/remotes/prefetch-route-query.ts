import type { QueryClient } from '@tanstack/react-query';
import type { ModuleRoute } from '@lumora/shared-contract/releases';
import { http } from '@lumora/shared-auth/core';
import { consumePrefetched, routeQueryKey } from '../../prefetched-response.ts';

/**
 * Prefetches the query of a page into the query cache, where the page finds it. Resolves when it is there, and at once
 * if the route declares none. Never rejects: the page requests again and shows the error.
 */
export async function prefetchRouteQuery(
  queryClient: QueryClient,
  { query }: Pick<ModuleRoute, 'query'>,
  search: string,
): Promise<void> {
  if (query === undefined) return;
  const queryKey = routeQueryKey(query, new URLSearchParams(search));
  const prefetched = consumePrefetched(queryKey);
  const fetchPage = ({ signal }: { signal: AbortSignal }) => http.get(queryKey.at(-1) ?? '', { signal });
  await queryClient
    .query({ queryKey, queryFn: async (context) => (await prefetched) ?? fetchPage(context) })
    .catch(() => undefined);
}
