import type { QueryClient } from '@tanstack/react-query';
import type { QueryKey } from './api-query.ts';

/**
 * Invalidates queries after a change: marks them as out of date. Resolves when those that are in use are loaded again. All
 * queries of other modules are marked too, because some may show what was changed: they are loaded when a page next uses
 * them.
 */
export async function invalidate(queryClient: QueryClient, keys: QueryKey[]): Promise<void> {
  const modules = keys.map(([module]) => module);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [module] }) => !modules.includes(module),
    refetchType: 'none',
  });
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
