import type { QueryClient } from '@tanstack/react-query';
import { toast, toastError } from '@lumora/shared-ui';
import { refreshProducts } from '../../catalog-api.ts';
import { undoneMessage } from '../../format/undone-message.ts';
import type { BulkChange } from './bulk-change.ts';
import { chunks } from './bulk-run.ts';

/** Undoes a change of the products with these ids and toasts the outcome; stops at the first failed request. */
export async function undoChange(
  queryClient: QueryClient,
  undo: NonNullable<BulkChange['undo']>,
  ids: readonly number[],
): Promise<void> {
  let undoneCount = 0;
  try {
    for (const chunk of chunks(ids)) {
      const { done, failed } = await undo.send(chunk);
      undoneCount += done.length;
      if (failed[0]) toast.error(failed[0].message);
    }
  } catch (error) {
    toastError(error, 'Update failed');
  }
  if (undoneCount > 0) toast.success(undoneMessage(undoneCount));
  refreshProducts(queryClient);
}
