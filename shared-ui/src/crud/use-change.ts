import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { toast } from '../toast/toast.ts';
import { toastError } from '../toast/toast-error.ts';

interface ChangeOptions<Input, Result extends { message: string }> {
  /** queries that show what is changed */
  changedKeys: QueryKey[];
  call: (input: Input) => Promise<Result>;
  /** toast of a failure that has no message of its own, such as 'Delete failed' */
  fallback: string;
  onSuccess?: (result: Result, input: Input) => void;
  /** calls with the same scope run one after the other */
  scope?: string;
}

/**
 * Returns a mutation that owns what follows a change: it toasts the server's message or the failure, and reloads the
 * queries that show the rows. It stays pending until those queries are reloaded. After a failure they are reloaded too:
 * another user may have changed the rows.
 */
export function useChange<Input, Result extends { message: string }>(options: ChangeOptions<Input, Result>) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: options.call,
    ...(options.scope !== undefined && { scope: { id: options.scope } }),
    onSuccess(result, input) {
      toast.success(result.message);
      options.onSuccess?.(result, input);
    },
    onError: (error) => void toastError(error, options.fallback),
    onSettled: () => invalidate(queryClient, options.changedKeys),
  });
}

/** Marks queries as out of date. Resolves when those that are in use are loaded again. */
export async function invalidate(queryClient: QueryClient, keys: QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
