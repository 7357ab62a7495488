import { confirm } from '../confirm/confirm.ts';
import type { CrudResource } from './crud-resource.ts';
import { useChange } from './use-change.ts';

interface Question {
  title: string;
  message?: string;
}

/** Returns a function that deletes a row after the user has confirmed `question`, and toasts the result; see `useChange`. */
export function useDeleteRow<Row extends { id: number }>(
  resource: Pick<CrudResource<Row>, 'remove' | 'changedKeys'>,
  question: (row: Row) => Question,
  onDeleted?: (row: Row) => void,
) {
  const { changedKeys, remove } = resource;
  const deletion = useChange({
    changedKeys,
    call: ({ id }: Row) => remove(id),
    fallback: 'Delete failed',
    onSuccess: (_response, row) => onDeleted?.(row),
  });

  return async (row: Row): Promise<void> => {
    if (await confirm({ ...question(row), action: 'Delete', danger: true })) deletion.mutate(row);
  };
}
