import { toast, useChange } from '@lumora/shared-ui';
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
  const toggling = useChange({
    changedKeys: api.changedKeys,
    // sends mutations in sequence: a pending switch would otherwise override a later Undo
    scope: `toggle ${section}`,
    call: ({ row, next }: Toggle<Row>) => api.call<Row>(`switch/${row.id}`, { is_active: next }),
    fallback: 'Update failed',
    toastSuccess({ data: { status } }, { row, name, next, isUndo = false }) {
      const message = `“${name}” ${statusOutcomes[status]}`;
      if (isUndo) toast.success(message);
      else toast.undoable(message, () => toggling.mutate({ row, name, next: !next, isUndo: true }));
    },
  });

  return toggling;
}
