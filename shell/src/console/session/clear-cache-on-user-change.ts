import type { QueryClient } from '@tanstack/react-query';
import { session } from '@lumora/shared-auth/core';

/** Empties the cache whenever somebody else, or nobody, is signed in, in this tab or another. Returns what stops it. */
export function clearCacheOnUserChange(queryClient: QueryClient): () => void {
  let userId = session.get().user?.id;
  return session.subscribe(() => {
    const nextId = session.get().user?.id;
    if (nextId === userId) return;
    userId = nextId;
    queryClient.clear();
  });
}
