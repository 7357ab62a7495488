import { useQueryClient } from '@tanstack/react-query';
import { confirm, toast, toastError } from '@lumora/shared-ui';
import type { TaxonomyApi } from './taxonomy-api.ts';

/** Returns a function that deletes a row after a confirmation and toasts the outcome. */
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
      toastError(error, 'Delete failed');
    }
  };
}
