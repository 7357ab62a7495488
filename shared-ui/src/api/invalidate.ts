import type { QueryClient } from '@tanstack/react-query';
import type { QueryKey } from './api-query.ts';

/** Invalidates queries: marks them as out of date. Resolves when those that are in use are loaded again. */
export async function invalidate(queryClient: QueryClient, keys: QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
