import type { HomeReview } from '@lumora/shared-contract/storefront';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { products } from '../../catalog/tables.ts';
import type { Database } from '../../core/database/database.ts';
import { reviews } from '../../reviews/tables.ts';

const maxHomeReviews = 3;
const minRating = 4;
/** Longest comment (characters) that fits into a card. */
const maxCommentLength = 240;
/** Number of reviews among which those of different products are selected. */
const maxCandidates = 60;

/**
 * Returns the newest approved reviews by verified buyers who gave a city and at least four stars, one per active product.
 */
export async function listHomeReviews(db: Database): Promise<HomeReview[]> {
  const { id, product_id, name, city, rating, comment, created_at } = reviews;
  const rows = await db
    .select({ id, name, city, rating, comment, product: { name: products.name, slug: products.slug } })
    .from(reviews)
    .innerJoin(products, and(eq(products.id, product_id), sql`${products.is_active}`))
    .where(
      and(
        eq(reviews.state, 'approved'),
        sql`${reviews.is_verified}`,
        gte(rating, minRating),
        sql`${city} <> ''`,
        sql`length(${comment}) <= ${maxCommentLength}`,
      ),
    )
    .orderBy(desc(created_at), desc(id))
    .limit(maxCandidates);
  const newest = new Map<string, HomeReview>();
  for (const row of rows) if (!newest.has(row.product.slug)) newest.set(row.product.slug, row);
  return [...newest.values()].slice(0, maxHomeReviews);
}
