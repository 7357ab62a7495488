import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '../api/api-query.ts';
import { invalidate } from '../api/invalidate.ts';
import { toast } from '../toast/toast.ts';
import { toastError } from '../toast/toast-error.ts';

interface ChangeOptions<Input, Result extends { message: string }> {
  /** queries that show what is changed */
  changedKeys: QueryKey[];
  call: (input: Input) => Promise<Result>;
  /** toast of a failure that has no message of its own, such as 'Delete failed' */
  fallback: string;
  /** toasts the result in place of the server's message */
  toastSuccess?: (result: Result, input: Input) => void;
  onSuccess?: (result: Result, input: Input) => void;
  /** calls with the same scope run one after the other */
  scope?: string;
}

/**
 * Returns a mutation that owns what follows a change: it reloads the queries that show the rows, and then toasts the
 * server's message or calls `toastSuccess`. It stays pending until those queries are reloaded. A failure is toasted at once; the queries are
 * reloaded too, because another user may have changed the rows.
 */
export function useChange<Input, Result extends { message: string }>(options: ChangeOptions<Input, Result>) {
  const queryClient = useQueryClient();
  const { toastSuccess = ({ message }: Result) => toast.success(message) } = options;

  return useMutation({
    mutationFn: options.call,
    ...(options.scope !== undefined && { scope: { id: options.scope } }),
    async onSuccess(result, input) {
      await invalidate(queryClient, options.changedKeys);
      toastSuccess(result, input);
      options.onSuccess?.(result, input);
    },
    onError(error) {
      void invalidate(queryClient, options.changedKeys);
      toastError(error, options.fallback);
    },
  });
}
