import { toast, toastError, type ActionTarget, type RunAction } from '@lumora/shared-ui';
import { invalidate } from '@lumora/shared-ui/api';
import type { PromotionApi } from './promotion-api.ts';
import type { ScheduledRow } from './promotion-row.ts';
import { statusOutcomes } from './status-outcomes.ts';

/** Returns the action of the search that switches a row on (`true`) or off, with Undo. */
export function switchAction<Row extends ScheduledRow>(
  api: PromotionApi<Row>,
  nameOf: (row: Row) => string,
  isActive: boolean,
): RunAction {
  return async (target) => {
    toast.undoable(await change(target, isActive), () => void undo(target));
  };

  async function undo(target: ActionTarget): Promise<void> {
    try {
      toast.success(await change(target, !isActive));
    } catch (error) {
      toastError(error, 'Update failed');
    }
  }

  async function change({ id, queryClient }: ActionTarget, next: boolean): Promise<string> {
    const { data } = await api.call<Row>(`switch/${id}`, { is_active: next });
    await invalidate(queryClient, api.changedKeys);
    return `“${nameOf(data)}” ${statusOutcomes[data.status]}`;
  }
}
