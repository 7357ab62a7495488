import type { PromotionStatus } from '@lumora/shared-contract';
import type { PromotionRow } from '../promotion-list/promotion-row.ts';

/** A promotion as the calendar shows it. */
export interface CalendarEntry {
  /** names it among entries of several kinds */
  key: string;
  id: number;
  name: string;
  /** id of the place that it is for */
  lane: string;
  /** it takes its place from all that are none */
  isFestival: boolean;
  priority: number;
  status: PromotionStatus;
  /** ms; -Infinity and Infinity without bound */
  starts: number;
  ends: number;
  /** absent for those who may only look */
  onOpen?: (() => void) | undefined;
}

type Naming = Pick<CalendarEntry, 'name' | 'lane'> & Partial<Pick<CalendarEntry, 'isFestival' | 'onOpen'>>;

/** The entry of a row; drafts have none, as they never run. */
export function calendarEntry(row: PromotionRow, { isFestival = false, ...naming }: Naming): CalendarEntry[] {
  if (!row.is_active) return [];
  const { id, priority, status, starts_at, ends_at } = row;
  const starts = starts_at === null ? -Infinity : Date.parse(starts_at);
  const ends = ends_at === null ? Infinity : Date.parse(ends_at);
  return [
    { key: `${isFestival ? 'festival' : 'row'}-${id}`, id, priority, status, starts, ends, isFestival, ...naming },
  ];
}
