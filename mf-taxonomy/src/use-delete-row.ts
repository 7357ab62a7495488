import { useQueryClient } from '@tanstack/react-query';
import { errorMessage, isHttpError } from '@lumora/shared-auth/core';
import { confirm, toast } from '@lumora/shared-ui';
import type { TaxonomyApi } from './taxonomy-api.ts';

/** Asks, deletes, and says how it ended. */
export function useDeleteRow<Row extends { id: number }>(
  api: TaxonomyApi<Row>,
  question: (row: Row) => { title: string; message?: string },
) {
  const queryClient = useQueryClient();

  return async (row: Row) => {
    const isConfirmed = await confirm({ ...question(row), action: 'Delete', danger: true });
    if (!isConfirmed) return;
    try {
      toast.success(await api.remove(queryClient, row.id));
    } catch (error) {
      // the console says itself that the session has ended
      if (isHttpError(error) && error.status === 401) return;
      toast.error(errorMessage(error, 'Delete failed'));
    }
  };
}
