import { QueryClient } from '@tanstack/react-query';
import { isHttpError } from '@lumora/shared-auth/core';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** Creates the react-query client of the console. A query without its own `staleTime` is fresh for 5 min. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minuteMs,
        gcTime: 5 * minuteMs,
        retry: (failures, error) => failures < 3 && isRetryable(error),
        retryDelay: (failures) => Math.min(secondMs * 2 ** failures, 30 * secondMs),
      },
      // a mutation fails at once when offline; a paused mutation would run later, when the user no longer expects it
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}

/** A 4xx response does not change on a retry; network errors and 5xx responses may. */
function isRetryable(error: unknown): boolean {
  return !(isHttpError(error) && error.status >= 400 && error.status < 500);
}
