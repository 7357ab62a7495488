import type { SessionUser } from '@lumora/shared-contract/auth';
import type { BulkOutcome } from '@lumora/shared-contract/catalog';
import type { ReviewListQuery, ReviewRow, ReviewState } from '@lumora/shared-contract/reviews';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { products } from '../catalog/tables.ts';
import { anyOf } from '../core/database/any-of.ts';
import { toBulkOutcome } from '../core/database/bulk-outcome.ts';
import type { Database } from '../core/database/database.ts';
import { applySlice, listRows, type Slice } from '../core/database/list-rows.ts';
import { changedBy } from '../core/database/row-changes.ts';
import { isRowId } from '../core/http/row-id.ts';
import { images } from '../core/media/tables.ts';
import { photoColumns, toPhoto } from './photo-columns.ts';
import { reviewPhotos, reviews } from './tables.ts';

const { id, name, city, is_verified, rating, comment, state, created_at, updated_at, updated_by } = reviews;

/** Lists reviews for the console, those that wait first, then the newest, unless `query` sorts otherwise; see `listRows`. */
export function listReviews(db: Database, query: ReviewListQuery) {
  return listRows<ReviewRow>(query, {
    sortable: {
      product_name: sql`lower(${products.name})`,
      name: sql`lower(${name})`,
      rating,
      state,
      created_at: [created_at, id],
    },
    orderBy: [desc(eq(state, 'waiting')), desc(created_at), desc(id)],
    searched: [products.name, name, comment],
    filters: [query.state && eq(state, query.state), query.rating === undefined ? undefined : eq(rating, query.rating)],
    async count(where) {
      const total = sql<number>`count(*)::integer`;
      const [row] = await db
        .select({ total })
        .from(reviews)
        .innerJoin(products, eq(products.id, reviews.product_id))
        .where(where);
      return row?.total ?? 0;
    },
    rows: (slice) => selectRows(db, slice),
    ids: { db, column: id, select: (slice) => selectIds(db, slice) },
  });
}

async function selectRows(db: Database, slice: Slice): Promise<ReviewRow[]> {
  const all = db
    .select({
      id,
      product_id: reviews.product_id,
      product_name: products.name,
      name,
      city,
      is_verified,
      rating,
      comment,
      photo: photoColumns,
      state,
      created_at,
      updated_at,
      updated_by,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.product_id))
    .leftJoin(reviewPhotos, eq(reviewPhotos.review_id, id))
    .leftJoin(images, eq(images.hash, reviewPhotos.hash));
  const rows = await applySlice(all.$dynamic(), slice);
  return rows.map((row) => ({ ...row, photo: toPhoto(row) }));
}

function selectIds(db: Database, slice: Slice) {
  const all = db.select({ id }).from(reviews).innerJoin(products, eq(products.id, reviews.product_id));
  return applySlice(all.$dynamic(), slice);
}

/**
 * Sets the state of all existing reviews in `ids` to `newState`, in one transaction. Ids without a review are returned
 * under `failed`. Reviews that have the state already keep their `updated_at`.
 */
export async function updateReviewStates(
  db: Database,
  ids: number[],
  newState: ReviewState,
  by: SessionUser,
): Promise<BulkOutcome> {
  return db.transaction(async (tx) => {
    const selected = anyOf(id, ids.filter(isRowId));
    const found = await tx.select({ id }).from(reviews).where(selected).orderBy(id).for('update');
    await tx
      .update(reviews)
      .set({ state: newState, ...changedBy(reviews, by.name) })
      .where(and(selected, ne(state, newState)));
    return toBulkOutcome('review', ids, idsOf(found));
  });
}

/** Deletes the reviews in `ids`; returns ids without a review under `failed`. */
export async function deleteReviews(db: Database, ids: number[]): Promise<BulkOutcome> {
  const deleted = await db
    .delete(reviews)
    .where(anyOf(id, ids.filter(isRowId)))
    .returning({ id });
  return toBulkOutcome('review', ids, idsOf(deleted));
}

function idsOf(rows: { id: number }[]): number[] {
  return rows.map((row) => row.id);
}
