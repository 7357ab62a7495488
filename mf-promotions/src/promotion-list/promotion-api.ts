import type { QueryClient } from '@tanstack/react-query';
import type { ListResponse } from '@lumora/shared-contract/http';
import { http } from '@lumora/shared-auth/core';
import { crudResource, type CrudResource } from '@lumora/shared-ui/api';
import { msUntilNextChange } from './until-next-change.ts';
import type { ScheduledRow } from './promotion-row.ts';

export type PromotionApi<Row extends ScheduledRow> = CrudResource<Row>;

/** Returns the calls of one kind of promotion. Its lists reload when the schedule of one of their rows starts or ends. */
export function promotionApi<Row extends ScheduledRow>(resource: string) {
  return crudResource<Row>({
    http,
    path: `/admin/${resource}`,
    key: ['mf-promotions', resource],
    refetchInterval: msUntilNextChange,
  });
}

/** Replaces a row in the loaded lists, whose order stays until they are loaded again. */
export async function setCachedRow<Row extends ScheduledRow>(
  queryClient: QueryClient,
  api: PromotionApi<Row>,
  row: Row,
): Promise<void> {
  for (const queryKey of api.changedKeys) {
    // a response that is on its way has the earlier row
    await queryClient.cancelQueries({ queryKey });
    for (const list of ['page', 'all']) {
      queryClient.setQueriesData<ListResponse<Row>>(
        { queryKey: [...queryKey, list] },
        (rows) => rows && { ...rows, data: rows.data.map((listed) => (listed.id === row.id ? row : listed)) },
      );
    }
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    // the results of a search, or a page, that were cancelled before they arrived
    void queryClient.refetchQueries({ queryKey, type: 'active', predicate: ({ state }) => state.data === undefined });
  }
}
