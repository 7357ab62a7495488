import { QueryClient } from '@tanstack/react-query';

/** Creates the query client of the browser: data is fresh for 5 minutes; failed queries are retried after 1, 2 and 4 s. */
export function createQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 5 * 60_000 } } });
}
