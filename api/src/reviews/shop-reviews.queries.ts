import type { ReviewInput, ReviewSummary, ShopReview, ShopReviews, ShopReviewsQuery } from '@lumora/shared-contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { products } from '../catalog/tables.ts';
import type { Database } from '../core/database/database.ts';
import { reviews } from './tables.ts';

const day = sql<string>`to_char(${reviews.created_at} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
const { id, name, rating, comment, created_at } = reviews;
const shown = { id, name, rating, comment, date: day };

/** The approved reviews of a product, the newest first; null when shoppers can see no such product. */
export async function readShopReviews(
  db: Database,
  productId: number,
  { page, page_size: pageSize }: ShopReviewsQuery,
): Promise<ShopReviews | null> {
  if (!(await isSold(db, productId))) return null;
  const approved = and(eq(reviews.product_id, productId), eq(reviews.state, 'approved'));
  const [data, counts] = await Promise.all([
    db
      .select(shown)
      .from(reviews)
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
  const summary = summaryOf(counts);
  return { data, meta: { total: summary.count, page, pageSize }, summary };
}

/** Keeps a review until somebody decides on it; null when shoppers can see no such product. */
export async function createReview(db: Database, productId: number, input: ReviewInput): Promise<ShopReview | null> {
  if (!(await isSold(db, productId))) return null;
  const [made] = await db
    .insert(reviews)
    .values({ product_id: productId, ...input, updated_by: input.name })
    .returning(shown);
  return made ?? null;
}

async function isSold(db: Database, productId: number): Promise<boolean> {
  return (await db.$count(products, and(eq(products.id, productId), sql`${products.is_active}`))) > 0;
}

function summaryOf(counts: ReviewSummary['stars']): ReviewSummary {
  const stars = [5, 4, 3, 2, 1].map((number) => ({
    rating: number,
    count: counts.find((one) => one.rating === number)?.count ?? 0,
  }));
  const count = stars.reduce((sum, one) => sum + one.count, 0);
  const given = stars.reduce((sum, one) => sum + one.rating * one.count, 0);
  return { average: count === 0 ? null : Math.round((given / count) * 10) / 10, count, stars };
}
