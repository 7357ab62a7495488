/** Statuses of a promotion at a given time; shoppers see only live ones. */
export const promotionStatuses = ['draft', 'scheduled', 'live', 'ended'] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

/** Timestamps are ISO 8601 in UTC, null for no limit. `starts_at` is inclusive, `ends_at` exclusive. */
export interface Schedule {
  is_active: boolean;
  starts_at: string | null;
  ends_at: string | null;
}

/** Returns the status of a schedule at `now` (ms since 1970). An inactive one is a draft whatever its dates. */
export function promotionStatus({ is_active, starts_at, ends_at }: Schedule, now: number): PromotionStatus {
  if (!is_active) return 'draft';
  if (ends_at !== null && Date.parse(ends_at) <= now) return 'ended';
  return starts_at !== null && Date.parse(starts_at) > now ? 'scheduled' : 'live';
}
