import type { DrawnPicture } from '@lumora/sample-shop/picture-index';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { reviewPhotos, reviews } from '../../reviews/tables.ts';
import { getSampleProductIds, sampleProductId } from './sample-product-ids.queries.ts';

/** Products whose newest review by a verified buyer has a photo: the picture of the product in a room. */
const productsWithPhoto = ['titli-butterfly', 'raja-crown'];

/** Inserts the photos of the sample's reviews. */
export async function insertSampleReviewPhotos(db: Database, pictures: DrawnPicture[]): Promise<void> {
  const ids = await getSampleProductIds(db);
  const { id, product_id, state, is_verified, created_at } = reviews;
  for (const slug of productsWithPhoto) {
    const room = pictures.find((picture) => picture.slug === slug && picture.view === 'room');
    const isOfBuyer = and(eq(product_id, sampleProductId(ids, slug)), eq(state, 'approved'), sql`${is_verified}`);
    const [review] = await db.select({ id }).from(reviews).where(isOfBuyer).orderBy(desc(created_at)).limit(1);
    if (room && review) await db.insert(reviewPhotos).values({ hash: room.hash, review_id: review.id });
  }
}
