import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast, toastError } from '@lumora/shared-ui';
import { invalidate } from '@lumora/shared-ui/api';
import type { PromotionApi } from './promotion-api.ts';
import type { PromotionSection, ScheduledRow } from './promotion-row.ts';
import { statusOutcomes } from './status-outcomes.ts';

interface Toggle<Row> {
  row: Row;
  name: string;
  next: boolean;
  isUndo?: boolean;
}

/** Switches promotions on and off and toasts the new status; the toast offers Undo. */
export function useToggleActive<Row extends ScheduledRow>(section: PromotionSection, api: PromotionApi<Row>) {
  const queryClient = useQueryClient();

  const toggling = useMutation({
    // sends mutations in sequence: a pending switch would otherwise override a later Undo
    scope: { id: `toggle ${section}` },
    mutationFn: ({ row, next }: Toggle<Row>) => api.call<Row>(`switch/${row.id}`, { is_active: next }),
    async onSuccess({ data: { status } }, { row, name, next, isUndo = false }) {
      await invalidate(queryClient, api.changedKeys);
      const message = `“${name}” ${statusOutcomes[status]}`;
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
