import type { SignPicture } from '@lumora/shared-contract';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { products } from '../../catalog/tables.ts';
import type { Database } from '../../database/database.ts';
import { images } from '../../media/tables.ts';
import { presentSign, signColumns } from './sign-pictures.queries.ts';

const mostPictures = 18;

/** Returns at most `most` pictures of the gallery: the best sellers, then the newest of the others. */
export async function readGallery(db: Database, most = mostPictures): Promise<SignPicture[]> {
  const best = await newest(db, sql`${products.best_seller}`, most);
  const others = await newest(db, sql`not ${products.best_seller}`, most - best.length);
  return [...best, ...others].map(presentSign);
}

async function newest(db: Database, which: SQL, most: number) {
  if (most === 0) return [];
  return db
    .select(signColumns)
    .from(products)
    .innerJoin(images, eq(images.hash, products.cover_hash))
    .where(and(sql`${products.is_active}`, which))
    .orderBy(desc(products.id))
    .limit(most);
}
