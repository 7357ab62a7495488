/** Where a promotion stands at a moment; only a live one is seen by shoppers. */
export const promotionStatuses = ['draft', 'scheduled', 'live', 'ended'] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

/** When something runs: moments in ISO 8601, UTC; null is without bound. It starts at `starts_at` and is over at `ends_at`. */
export interface Schedule {
  is_active: boolean;
  starts_at: string | null;
  ends_at: string | null;
}

/** The status of what runs by `schedule` at `now` (ms since 1970). Inactive is a draft, whatever its dates. */
export function promotionStatus({ is_active, starts_at, ends_at }: Schedule, now: number): PromotionStatus {
  if (!is_active) return 'draft';
  if (ends_at !== null && Date.parse(ends_at) <= now) return 'ended';
  return starts_at !== null && Date.parse(starts_at) > now ? 'scheduled' : 'live';
}
