import { AppError } from '../errors/app-error.ts';
import pLimit from 'p-limit';

interface Limits {
  /** max concurrent tasks */
  maxConcurrent: number;
  /** max queued and running tasks */
  maxPending: number;
  /** the same for one client, so that one client cannot fill the queue */
  maxPendingPerClient: number;
}

/**
 * Returns a function that runs at most `maxConcurrent` tasks at a time and throws `AppError` 503 with `Retry-After` when
 * the queue is full.
 */
export function createTaskQueue({ maxConcurrent, maxPending, maxPendingPerClient }: Limits) {
  const limit = pLimit(maxConcurrent);
  const pending = new Map<string, number>();
  let total = 0;

  return async <T>(client: string, task: () => Promise<T>): Promise<T> => {
    const own = pending.get(client) ?? 0;
    if (total >= maxPending || own >= maxPendingPerClient) {
      throw new AppError('unavailable', 'Too many pictures are being prepared. Please try again.', { retryAfter: 5 });
    }
    pending.set(client, own + 1);
    total += 1;
    try {
      return await limit(task);
    } finally {
      total -= 1;
      const left = (pending.get(client) ?? 1) - 1;
      if (left > 0) pending.set(client, left);
      else pending.delete(client);
    }
  };
}
