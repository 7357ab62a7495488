import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PromotionStatus } from '@lumora/shared-contract';
import { invalidate, toast, toastError } from '@lumora/shared-ui';
import type { PromotionApi } from './promotion-api.ts';
import type { PromotionSection, ScheduledRow } from './promotion-row.ts';

interface Turn<Row> {
  row: Row;
  name: string;
  next: boolean;
  isUndo?: boolean;
}

/** Turns promotions on and off and says what came of it; the toast takes it back. */
export function useToggleActive<Row extends ScheduledRow>(section: PromotionSection, api: PromotionApi<Row>) {
  const queryClient = useQueryClient();

  const turning = useMutation({
    // one after the other: an Undo that overtakes a switch would be undone by it
    scope: { id: `turn ${section}` },
    mutationFn: ({ row, next }: Turn<Row>) => api.call<Row>(`switch/${row.id}`, { is_active: next }),
    async onSuccess({ data: { status } }, { row, name, next, isUndo = false }) {
      await invalidate(queryClient, api.changedKeys);
      const words = `“${name}” ${outcomes[status]}`;
      if (isUndo) toast.success(words);
      else toast.undoable(words, () => turning.mutate({ row, name, next: !next, isUndo: true }));
    },
    onError(error) {
      void invalidate(queryClient, api.changedKeys);
      toastError(error, 'Update failed');
    },
  });

  return turning;
}

const outcomes: Record<PromotionStatus, string> = {
  live: 'is live now',
  scheduled: 'is scheduled',
  ended: 'is active, but its time is over',
  draft: 'is a draft now; shoppers do not see it',
};
