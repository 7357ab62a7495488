import { and, asc, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { StoredImage } from './image-intake.ts';
import { images } from './tables.ts';

export async function insertImage(db: Database, image: StoredImage & { alt?: string }): Promise<void> {
  await db.insert(images).values(image).onConflictDoNothing();
}

/** In the order of their hashes: two who keep the same pictures at once wait for each other, and never deadlock. */
export async function insertImages(db: Database, taken: StoredImage[]): Promise<void> {
  if (taken.length === 0) return;
  const inOrder = [...taken].sort((a, b) => (a.hash < b.hash ? -1 : 1));
  await db.insert(images).values(inOrder).onConflictDoNothing();
}

/** Lists stored pictures by hash, from behind `after` up to `until`. */
export function listImages(
  db: Database,
  { after, until, limit }: { after: string; until: string; limit: number },
): Promise<{ hash: string; width: number }[]> {
  const { hash, width } = images;
  const isBetween = and(gt(hash, after), lte(hash, until));
  return db.select({ hash, width }).from(images).where(isBetween).orderBy(asc(hash)).limit(limit);
}
