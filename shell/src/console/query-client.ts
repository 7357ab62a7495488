import { QueryClient } from '@tanstack/react-query';
import { isHttpError } from '@lumora/shared-auth/core';

const second = 1000;
const minute = 60 * second;

/** The console's cache of server data. A query that names no `staleTime` is fresh for 5 min. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: 5 * minute,
        retry: (failures, error) => failures < 3 && mayPass(error),
        retryDelay: (failures) => Math.min(second * 2 ** failures, 30 * second),
      },
      // without a network a change fails and says so; it is not made later, when nobody expects it any more
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}

/** A refusal stays a refusal; only what the network or the server stumbled over is tried again. */
function mayPass(error: unknown): boolean {
  return !(isHttpError(error) && error.status >= 400 && error.status < 500);
}
