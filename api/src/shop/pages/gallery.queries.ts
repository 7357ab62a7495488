import { maxGalleryPictures, minGalleryPictures } from '@lumora/shared-contract/promotions';
import type { ProductPicture } from '@lumora/shared-contract/storefront';
import { and, asc, desc, eq, notExists, sql } from 'drizzle-orm';
import { products } from '../../catalog/tables.ts';
import type { Database } from '../../core/database/database.ts';
import { images } from '../../core/media/tables.ts';
import { galleryImageHash } from '../../promotions/gallery/gallery-pictures.ts';
import { isLive } from '../../promotions/promotion-status-sql.ts';
import { galleryPictures } from '../../promotions/tables.ts';
import { coverAlt, presentPicture, pictureColumns, pictureJson } from './product-pictures.queries.ts';

/**
 * Returns at most `max` pictures of the gallery: the live pictures that the owner chose, by priority. When there are
 * fewer than `minGalleryPictures`, it adds the oldest products, so that new products and best sellers change nothing.
 */
export async function listGalleryPictures(db: Database, max = maxGalleryPictures): Promise<ProductPicture[]> {
  const chosen = await selectChosen(db, max);
  const missing = Math.min(max, minGalleryPictures) - chosen.length;
  const oldest = missing > 0 ? await selectOldest(db, missing) : [];
  return [...chosen, ...oldest].map(presentPicture);
}

function selectChosen(db: Database, max: number) {
  const { product_id, caption, alt, priority, id } = galleryPictures;
  return db
    .select({ ...pictureColumns, caption, picture: pictureJson(sql`coalesce(nullif(${alt}, ''), ${coverAlt()})`) })
    .from(galleryPictures)
    .innerJoin(products, and(eq(products.id, product_id), sql`${products.is_active}`))
    .innerJoin(images, eq(images.hash, galleryImageHash))
    .where(isLive(galleryPictures))
    .orderBy(asc(priority), desc(id))
    .limit(max);
}

/** Excludes products with a gallery picture, because the owner may have deactivated it. */
function selectOldest(db: Database, max: number) {
  const listed = db.select().from(galleryPictures).where(eq(galleryPictures.product_id, products.id));
  return db
    .select(pictureColumns)
    .from(products)
    .innerJoin(images, eq(images.hash, products.cover_hash))
    .where(and(sql`${products.is_active}`, notExists(listed)))
    .orderBy(asc(products.id))
    .limit(max);
}
