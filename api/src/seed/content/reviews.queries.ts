import { products } from '../../catalog/tables.ts';
import type { Database } from '../../core/database/database.ts';
import { reviews } from '../../reviews/tables.ts';
import { insertInChunks } from './insert-in-chunks.ts';
import { reviewsOf } from '@lumora/sample-shop/sample-reviews';
import { sampleProducts } from '@lumora/sample-shop/sample-products';

const maxAgeMs = 150 * 24 * 60 * 60 * 1000;

/** Inserts reviews of the sample products. Call it before other products are inserted; `now` (ms since 1970) limits their age. */
export async function insertSampleReviews(db: Database, now = Date.now()): Promise<void> {
  const { id, is_active, created_at } = products;
  const rowsOfProducts = await db
    .select({ id, is_active, created_at })
    .from(products)
    .orderBy(id)
    .limit(sampleProducts.length);
  const rows = rowsOfProducts.flatMap((product, index) => {
    const ageMs = Math.min(now - Date.parse(product.created_at), maxAgeMs);
    const sampleReviews = product.is_active ? reviewsOf(index) : [];
    return sampleReviews.map(({ age, ...review }) => {
      const written = new Date(now - age * ageMs).toISOString();
      return {
        product_id: product.id,
        ...review,
        created_at: written,
        updated_at: written,
        updated_by: review.name,
      };
    });
  });
  await insertInChunks(rows, (chunk) => db.insert(reviews).values(chunk));
}
