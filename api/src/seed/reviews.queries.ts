import { products } from '../catalog/tables.ts';
import type { Database } from '../core/database/database.ts';
import { reviews } from '../reviews/tables.ts';
import { insertInBatches } from './insert-in-batches.ts';
import { reviewsOf } from '@lumora/sample-shop/sample-reviews';
import { sampleProducts } from '@lumora/sample-shop/sample-products';

const longestAge = 150 * 24 * 60 * 60 * 1000;

/** Writes what shoppers said of the sample's products, which are all that there are; `now` is when the newest could have. */
export async function insertSampleReviews(db: Database, now = Date.now()): Promise<void> {
  const { id, is_active, created_at } = products;
  const made = await db.select({ id, is_active, created_at }).from(products).orderBy(id).limit(sampleProducts.length);
  const rows = made.flatMap((product, place) => {
    const known = Math.min(now - Date.parse(product.created_at), longestAge);
    const said = product.is_active ? reviewsOf(place) : [];
    return said.map(({ age, ...review }) => {
      const written = new Date(now - age * known).toISOString();
      return {
        product_id: product.id,
        ...review,
        created_at: written,
        updated_at: written,
        updated_by: review.name,
      };
    });
  });
  await insertInBatches(rows, (batch) => db.insert(reviews).values(batch));
}
