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
