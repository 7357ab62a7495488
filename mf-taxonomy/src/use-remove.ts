import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@lumora/shared-auth/core';
import { confirm, toast } from '@lumora/shared-ui';
import type { TaxonomyApi } from './taxonomy-api.ts';

/** Asks, deletes, and says how it ended. */
export function useRemove<Row extends { id: number }>(
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
      toast.error(errorMessage(error, 'Delete failed'));
    }
  };
}
