import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast, toastError } from '@lumora/shared-ui';
import { invalidate } from '@lumora/shared-ui/api';
import { setCachedRow, type PromotionApi } from './promotion-api.ts';
import type { PromotionSection, ScheduledRow } from './promotion-row.ts';
import { statusOutcomes } from './status-outcomes.ts';

interface Toggle<Row> {
  row: Row;
  name: string;
  next: boolean;
  isUndo?: boolean;
}

/**
 * Switches promotions on and off and toasts the new status; the toast offers Undo. The row keeps its place in the list, so
 * that a second click changes the same promotion.
 */
export function useToggleActive<Row extends ScheduledRow>(section: PromotionSection, api: PromotionApi<Row>) {
  const queryClient = useQueryClient();
  const toggling = useMutation({
    // in sequence: a pending switch would otherwise override a later Undo
    scope: { id: `toggle ${section}` },
    mutationFn: ({ row, next }: Toggle<Row>) => api.call<Row>(`switch/${row.id}`, { is_active: next }),
    async onSuccess({ data }, { row, name, next, isUndo = false }) {
      await setCachedRow(queryClient, api, data);
      const message = `“${name}” ${statusOutcomes[data.status]}`;
      if (isUndo) toast.success(message);
      else toast.undoable(message, () => toggling.mutate({ row, name, next: !next, isUndo: true }));
    },
    onError(error) {
      void invalidate(queryClient, api.changedKeys);
      toastError(error, 'Update failed');
    },
  });

  return toggling;
}
