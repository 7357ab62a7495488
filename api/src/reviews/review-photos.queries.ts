import { eq, isNull } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { isReferenceViolation } from '../core/database/violations.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import { deletePicture } from '../core/media/picture-files.ts';
import { images } from '../core/media/tables.ts';
import { reviewPhotos } from './tables.ts';

/** Deletes the photos of deleted reviews with their files, except pictures that other rows show too. */
export async function deleteUnusedPhotos(db: Database, media: MediaStore): Promise<void> {
  const unused = await db.select({ hash: reviewPhotos.hash }).from(reviewPhotos).where(isNull(reviewPhotos.review_id));
  for (const { hash } of unused) {
    await db.transaction(async (tx) => {
      const deleted = await tx.delete(reviewPhotos).where(eq(reviewPhotos.hash, hash)).returning();
      // in the transaction, so that a photo whose files could not be deleted is deleted by the next call
      if (deleted.length > 0 && (await deleteImage(tx, hash))) await deletePicture(media, hash);
    });
  }
}

/** Deletes the row of a picture; returns false when another row references it. */
async function deleteImage(db: Database, hash: string): Promise<boolean> {
  try {
    await db.transaction((savepoint) => savepoint.delete(images).where(eq(images.hash, hash)));
    return true;
  } catch (error) {
    if (isReferenceViolation(error)) return false;
    throw error;
  }
}
