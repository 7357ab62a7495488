import type { PromotionStatus } from '@lumora/shared-contract';
import { sql, type Column, type SQL } from 'drizzle-orm';

export interface ScheduleColumns {
  is_active: Column;
  starts_at: Column;
  ends_at: Column;
}

/** The contract's `promotionStatus` in SQL, by the clock of the database: what a list shows is what it filters by. */
export function promotionStatusSql({ is_active, starts_at, ends_at }: ScheduleColumns): SQL<PromotionStatus> {
  return sql<PromotionStatus>`case
    when not ${is_active} then 'draft'
    when ${ends_at} <= now() then 'ended'
    when ${starts_at} > now() then 'scheduled'
    else 'live' end`;
}

/** True of what shoppers see at this moment. */
export function isLive({ is_active, starts_at, ends_at }: ScheduleColumns): SQL {
  return sql`${is_active} and (${starts_at} is null or ${starts_at} <= now()) and (${ends_at} is null or ${ends_at} > now())`;
}
