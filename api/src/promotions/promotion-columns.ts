import { asc, desc, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Slice } from '../core/database/list-rows.ts';
import type { StoredImage } from '../core/media/image-intake.ts';
import { images } from '../core/media/tables.ts';
import { promotionStatusSql } from './promotion-status-sql.ts';
import type {
  banners,
  brandShowcases,
  festivalBanners,
  galleryPictures,
  headerOffers,
  popUpOffers,
  vouchers,
} from './tables.ts';

type Placed =
  | typeof headerOffers
  | typeof popUpOffers
  | typeof banners
  | typeof festivalBanners
  | typeof brandShowcases
  | typeof galleryPictures;

/** What is read of every promotion. */
export function rowColumns<T extends Placed | typeof vouchers>(table: T) {
  const { id, is_active, starts_at, ends_at, created_at, updated_at, updated_by } = table;
  return { id, is_active, starts_at, ends_at, status: promotionStatusSql(table), created_at, updated_at, updated_by };
}

/** How lists of promotions that have a place are sorted: as shoppers see them unless asked otherwise. */
export function placedOrder({ id, priority, starts_at, ends_at, created_at, updated_at }: Placed) {
  return {
    sortable: { id, priority, starts_at, ends_at, created_at, updated_at },
    orderBy: [asc(priority), desc(id)],
  };
}

interface PlacedInput {
  is_active: boolean;
  starts_at: string | null;
  ends_at: string | null;
  priority: number;
}

/** What the forms of those set in their rows. */
export function placedValues({ is_active, starts_at, ends_at, priority }: PlacedInput) {
  return { is_active, starts_at, ends_at, priority };
}

/** Px of the picture that a row names by its hash. */
export function imageWidth(hash: Column): SQL<number | null> {
  return sql<number | null>`(select ${images.width} from ${images} where ${images.hash} = ${hash})`;
}

/** What a form sets of one picture of its row: the new one, none, or nothing at all. */
export function pictureColumn(
  column: string,
  { picture, isRemoved }: { picture: StoredImage | undefined; isRemoved: boolean },
): Record<string, string | null> {
  if (picture) return { [column]: picture.hash };
  return isRemoved ? { [column]: null } : {};
}

export function sliced<Query extends PgSelect>(query: Query, { where, orderBy, limit, offset }: Slice) {
  return query
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}
