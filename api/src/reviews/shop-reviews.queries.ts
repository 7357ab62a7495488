import type { ReviewSummary, ShopReviews, ShopReviewsQuery } from '@lumora/shared-contract/reviews';
import { shopTimeZone } from '@lumora/shared-contract/format';
import { and, desc, eq, sql } from 'drizzle-orm';
import { products } from '../catalog/tables.ts';
import type { Database } from '../core/database/database.ts';
import { images } from '../core/media/tables.ts';
import { photoColumns, toPhoto } from './photo-columns.ts';
import { reviewPhotos, reviews } from './tables.ts';

const dayInIndia = sql<string>`to_char(${reviews.created_at} at time zone ${shopTimeZone}, 'YYYY-MM-DD')`;
const { id, name, city, is_verified, rating, comment, created_at } = reviews;

/** Columns of `ShopReview` besides the photo. */
export const shopColumns = { id, name, city, is_verified, rating, comment, date: dayInIndia };

/**
 * Returns a page of the approved reviews of a product, newest first, with a summary of all of them; null when the product
 * does not exist or is inactive.
 */
export async function findShopReviews(
  db: Database,
  productId: number,
  { page, page_size: pageSize }: ShopReviewsQuery,
): Promise<ShopReviews | null> {
  if (!(await isActiveProduct(db, productId))) return null;
  const approved = and(eq(reviews.product_id, productId), eq(reviews.state, 'approved'));
  const [rows, counts] = await Promise.all([
    db
      .select({ ...shopColumns, photo: photoColumns })
      .from(reviews)
      .leftJoin(reviewPhotos, eq(reviewPhotos.review_id, id))
      .leftJoin(images, eq(images.hash, reviewPhotos.hash))
      .where(approved)
      .orderBy(desc(created_at), desc(id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db
      .select({ rating, count: sql<number>`count(*)::integer` })
      .from(reviews)
      .where(approved)
      .groupBy(rating),
  ]);
  const summary = toSummary(counts);
  const data = rows.map((row) => ({ ...row, photo: toPhoto(row) }));
  return { data, meta: { total: summary.count, page, pageSize }, summary };
}

/** Returns whether the product exists and is active. */
export async function isActiveProduct(db: Database, productId: number): Promise<boolean> {
  return (await db.$count(products, and(eq(products.id, productId), sql`${products.is_active}`))) > 0;
}

function toSummary(counts: ReviewSummary['stars']): ReviewSummary {
  const stars = [5, 4, 3, 2, 1].map((value) => ({
    rating: value,
    count: counts.find((row) => row.rating === value)?.count ?? 0,
  }));
  const count = stars.reduce((sum, star) => sum + star.count, 0);
  const sumOfRatings = stars.reduce((sum, star) => sum + star.rating * star.count, 0);
  return { average: count === 0 ? null : Math.round((sumOfRatings / count) * 10) / 10, count, stars };
}
