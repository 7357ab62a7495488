import type { PromotionStatus } from '@lumora/shared-contract/promotions';
import { asc, sql, type Column, type SQL } from 'drizzle-orm';

/** Columns of a promotion table that determine its status. */
export interface ScheduleColumns {
  is_active: Column;
  starts_at: Column;
  ends_at: Column;
}

/** Returns the contract's `promotionStatus` as SQL, by the database's clock, so that lists filter by the status they show. */
export function promotionStatusSql({ is_active, starts_at, ends_at }: ScheduleColumns): SQL<PromotionStatus> {
  return sql<PromotionStatus>`case
    when not ${is_active} then 'draft'
    when ${ends_at} <= now() then 'ended'
    when ${starts_at} > now() then 'scheduled'
    else 'live' end`;
}

const statusPositions: Record<PromotionStatus, number> = { live: 1, scheduled: 2, draft: 3, ended: 4 };

/** Returns the order of lists by `statusPositions`, of scheduled ones the next first. */
export function statusOrder(columns: ScheduleColumns): SQL[] {
  const status = promotionStatusSql(columns);
  return [
    asc(sql`${JSON.stringify(statusPositions)}::jsonb -> ${status}`),
    asc(sql`case ${status} when 'scheduled' then ${columns.starts_at} end`),
  ];
}

/** Returns a condition that is true for promotions that are live now. */
export function isLive(columns: ScheduleColumns): SQL {
  return sql`${promotionStatusSql(columns)} = 'live'`;
}
