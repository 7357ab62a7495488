import { maxGalleryPictures, minGalleryPictures, type ProductPicture } from '@lumora/shared-contract';
import { and, asc, desc, eq, notExists, sql } from 'drizzle-orm';
import { products } from '../../catalog/tables.ts';
import type { Database } from '../../core/database/database.ts';
import { images } from '../../core/media/tables.ts';
import { galleryImageHash } from '../../promotions/gallery/gallery-pictures.ts';
import { isLive } from '../../promotions/promotion-status-sql.ts';
import { galleryPictures } from '../../promotions/tables.ts';
import { coverAlt, presentSign, signColumns, signPicture } from './sign-pictures.queries.ts';

/**
 * Returns at most `max` pictures of the gallery: those that the owner chose, in the owner's order. Fewer than
 * `minGalleryPictures` are filled up with the oldest products, which no later product or best seller changes.
 */
export async function readGallery(db: Database, max = maxGalleryPictures): Promise<ProductPicture[]> {
  const chosen = await readChosen(db, max);
  const missing = Math.min(max, minGalleryPictures) - chosen.length;
  const filling = missing > 0 ? await readOldest(db, missing) : [];
  return [...chosen, ...filling].map(presentSign);
}

function readChosen(db: Database, max: number) {
  const { product_id, caption, alt, priority, id } = galleryPictures;
  return db
    .select({ ...signColumns, caption, picture: signPicture(sql`coalesce(nullif(${alt}, ''), ${coverAlt()})`) })
    .from(galleryPictures)
    .innerJoin(products, and(eq(products.id, product_id), sql`${products.is_active}`))
    .innerJoin(images, eq(images.hash, galleryImageHash))
    .where(isLive(galleryPictures))
    .orderBy(asc(priority), desc(id))
    .limit(max);
}

/** Products that are in the console's list are left out: the owner may have turned their pictures off. */
function readOldest(db: Database, max: number) {
  const listed = db.select().from(galleryPictures).where(eq(galleryPictures.product_id, products.id));
  return db
    .select(signColumns)
    .from(products)
    .innerJoin(images, eq(images.hash, products.cover_hash))
    .where(and(sql`${products.is_active}`, notExists(listed)))
    .orderBy(asc(products.id))
    .limit(max);
}
