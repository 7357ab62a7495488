import type { QueryClient } from '@tanstack/react-query';
import { session } from '@lumora/shared-auth/core';

/** Clears the query cache when the user changes or signs out, in this tab or another. Returns a function that stops it. */
export function clearCacheOnUserChange(queryClient: QueryClient): () => void {
  let userId = session.get().user?.id;
  return session.subscribe(() => {
    const nextId = session.get().user?.id;
    if (nextId === userId) return;
    userId = nextId;
    queryClient.clear();
  });
}
