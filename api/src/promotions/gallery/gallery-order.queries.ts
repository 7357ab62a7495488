import type { SessionUser } from '@lumora/shared-contract';
import { and, sql } from 'drizzle-orm';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { withTransactionRetry } from '../../core/database/transaction-retry.ts';
import { changedBy } from '../../core/database/row-changes.ts';
import { galleryPictures } from '../tables.ts';

/**
 * Gives each picture its index in `ids` as its priority; ids of deleted pictures change nothing. Rows that have this
 * priority already keep their version: a form that somebody has open on one of them can still be saved.
 */
export async function setGalleryOrder(db: Database, ids: number[], by: SessionUser): Promise<void> {
  const priority = sql`array_position(${`{${ids.join(',')}}`}::integer[], ${galleryPictures.id}) - 1`;
  await withTransactionRetry(db, (tx) =>
    tx
      .update(galleryPictures)
      .set({ priority, ...changedBy(galleryPictures, by.name) })
      .where(and(anyOf(galleryPictures.id, ids), sql`${galleryPictures.priority} <> ${priority}`)),
  );
}
