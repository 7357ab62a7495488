import { asc, desc, sql, type Column, type SQL } from 'drizzle-orm';
import type { StoredImage } from '../core/media/image-intake.ts';
import { images } from '../core/media/tables.ts';
import { promotionStatusSql, statusOrder } from './promotion-status-sql.ts';
import type { PrioritisedTable, PromotionTable } from './tables.ts';

/** Returns the columns that lists of every promotion kind select, with the current status. */
export function rowColumns<T extends PromotionTable>(table: T) {
  const { id, is_active, starts_at, ends_at, created_at, updated_at, updated_by } = table;
  return { id, is_active, starts_at, ends_at, status: promotionStatusSql(table), created_at, updated_at, updated_by };
}

/** Returns the columns by which lists of promotions with a priority can be sorted. */
export function sortableColumns({ id, priority, starts_at, ends_at, created_at, updated_at }: PrioritisedTable) {
  return { id, priority, starts_at, ends_at, created_at, updated_at };
}

/**
 * Returns the default order of promotions with a priority: the status (scheduled ones by their start), and within it the
 * order of the shop: priority, then newest first.
 */
export function statusPriorityOrder(table: PrioritisedTable): SQL[] {
  return [...statusOrder(table), asc(table.priority), desc(table.id)];
}

interface ScheduleInput {
  is_active: boolean;
  starts_at: string | null;
  ends_at: string | null;
  priority: number;
}

/** Returns the column values that every form with a schedule and a priority sets. */
export function scheduleValues({ is_active, starts_at, ends_at, priority }: ScheduleInput) {
  return { is_active, starts_at, ends_at, priority };
}

/** Returns a subquery of the width (px) of the image with this hash. */
export function imageWidth(hash: Column): SQL<number | null> {
  return sql<number | null>`(select ${images.width} from ${images} where ${images.hash} = ${hash})`;
}

/** Returns the value of an image column: the new image's hash, null when it is removed, else no change. */
export function imageColumn(
  column: string,
  { image, isRemoved }: { image: StoredImage | undefined; isRemoved: boolean },
): Record<string, string | null> {
  if (image) return { [column]: image.hash };
  return isRemoved ? { [column]: null } : {};
}
