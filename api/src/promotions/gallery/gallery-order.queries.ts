import type { SessionUser } from '@lumora/shared-contract/auth';
import { and, sql } from 'drizzle-orm';
import { anyOf, integerArray } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { withTransactionRetry } from '../../core/database/transaction-retry.ts';
import { changedBy } from '../../core/database/row-changes.ts';
import { galleryPictures } from '../tables.ts';

/**
 * Sets the priority of each gallery picture to its index in `ids`; ignores ids of deleted pictures. Rows that have this
 * priority already keep their `updated_at`, so that a form that is open for them can still be saved.
 */
export async function setGalleryOrder(db: Database, ids: number[], by: SessionUser): Promise<void> {
  const priority = sql`array_position(${integerArray(ids)}, ${galleryPictures.id}) - 1`;
  await withTransactionRetry(db, (tx) =>
    tx
      .update(galleryPictures)
      .set({ priority, ...changedBy(galleryPictures, by.name) })
      .where(and(anyOf(galleryPictures.id, ids), sql`${galleryPictures.priority} <> ${priority}`)),
  );
}
