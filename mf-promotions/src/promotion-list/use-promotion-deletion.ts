import { confirm, toast, useDeleteRow } from '@lumora/shared-ui';
import type { PromotionApi } from './promotion-api.ts';
import type { ScheduledRow } from './promotion-row.ts';

interface PromotionDeletionOptions<Row extends ScheduledRow> {
  api: PromotionApi<Row>;
  nameOf: (row: Row) => string;
  /** what prevents the deletion, such as “3 orders use it”; undefined if nothing does */
  usageOf: ((row: Row) => string | undefined) | undefined;
  /** undefined if the user may not */
  switchOff: ((row: Row) => void) | undefined;
}

/**
 * Returns a function that deletes a promotion after a confirmation. If the promotion is in use, says so and offers to switch
 * it off, unless that changes nothing.
 */
export function usePromotionDeletion<Row extends ScheduledRow>(options: PromotionDeletionOptions<Row>) {
  const { api, nameOf, usageOf, switchOff } = options;
  const deleteUnused = useDeleteRow<Row>(api, (row) => ({
    title: `Delete "${nameOf(row)}"?`,
    message: 'This cannot be undone.',
  }));

  return async (row: Row): Promise<void> => {
    const usage = usageOf?.(row);
    if (usage === undefined) return deleteUnused(row);

    const isRunning = row.is_active && row.status !== 'ended';
    if (switchOff === undefined || !isRunning) {
      toast.error(`“${nameOf(row)}” cannot be deleted, because ${usage}.`);
      return;
    }
    const isConfirmed = await confirm({
      title: `Switch off "${nameOf(row)}"?`,
      message: `It cannot be deleted, because ${usage}. Once it is off, nobody can use it any more.`,
      action: 'Switch off',
    });
    if (isConfirmed) switchOff(row);
  };
}
