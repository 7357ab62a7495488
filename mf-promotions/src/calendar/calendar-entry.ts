import type { PromotionStatus } from '@lumora/shared-contract/promotions';
import type { PromotionRow } from '../promotion-list/promotion-row.ts';

/** A promotion in the calendar. */
export interface CalendarEntry {
  /** unique among entries of all kinds */
  key: string;
  id: number;
  name: string;
  /** id of its calendar row */
  rowId: string;
  /** a festival banner replaces all other banners */
  isFestival: boolean;
  priority: number;
  status: PromotionStatus;
  /** ms; -Infinity without a start, Infinity without an end */
  starts: number;
  ends: number;
  /** undefined for a user who may not edit promotions */
  onOpen?: (() => void) | undefined;
}

type EntryOptions = Pick<CalendarEntry, 'name' | 'rowId'> & Partial<Pick<CalendarEntry, 'isFestival' | 'onOpen'>>;

/** Converts a promotion to its calendar entries: none for a draft, else one. */
export function calendarEntry(row: PromotionRow, { isFestival = false, ...options }: EntryOptions): CalendarEntry[] {
  if (!row.is_active) return [];
  const { id, priority, status, starts_at, ends_at } = row;
  const starts = starts_at === null ? -Infinity : Date.parse(starts_at);
  const ends = ends_at === null ? Infinity : Date.parse(ends_at);
  return [
    { key: `${isFestival ? 'festival' : 'row'}-${id}`, id, priority, status, starts, ends, isFestival, ...options },
  ];
}
