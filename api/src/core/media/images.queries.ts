import { and, asc, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { StoredImage } from './image-intake.ts';
import { images } from './tables.ts';

/** Inserts a picture; does nothing when a row with its hash exists. */
export async function insertImage(db: Database, image: StoredImage & { alt?: string }): Promise<void> {
  await db.insert(images).values(image).onConflictDoNothing();
}

/** Inserts pictures in the order of their hashes, so that concurrent inserts of the same pictures cannot deadlock. */
export async function insertImages(db: Database, rows: StoredImage[]): Promise<void> {
  if (rows.length === 0) return;
  const sorted = [...rows].sort((a, b) => (a.hash < b.hash ? -1 : 1));
  await db.insert(images).values(sorted).onConflictDoNothing();
}

/** Lists at most `limit` pictures in the order of their hashes, with `after` < hash ≤ `until`. */
export function listImages(
  db: Database,
  { after, until, limit }: { after: string; until: string; limit: number },
): Promise<{ hash: string; width: number }[]> {
  const { hash, width } = images;
  const isBetween = and(gt(hash, after), lte(hash, until));
  return db.select({ hash, width }).from(images).where(isBetween).orderBy(asc(hash)).limit(limit);
}
