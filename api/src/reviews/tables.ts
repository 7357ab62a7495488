import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ReviewState } from '@lumora/shared-contract/reviews';
import { products } from '../catalog/tables.ts';
import { rowHistory } from '../core/database/columns.ts';
import { images } from '../core/media/tables.ts';

/**
 * Reviews of products; `is_verified` means that the author has ordered the product. `updated_by` is the administrator who last approved or hid the review, or else its author. Only
 * approved reviews are public.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    product_id: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    city: text('city').notNull().default(''),
    is_verified: boolean('is_verified').notNull().default(false),
    rating: integer('rating').notNull(),
    comment: text('comment').notNull(),
    state: text('state').$type<ReviewState>().notNull().default('waiting'),
    ...rowHistory,
  },
  (table) => [
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check('reviews_state', sql`${table.state} in ('waiting', 'approved', 'hidden')`),
    index('reviews_product').on(table.product_id, table.state, table.created_at, table.id),
    index('reviews_created').on(table.created_at, table.id),
    index('reviews_state_created').on(table.state, table.created_at, table.id),
  ],
);

/** Photos of reviews, one per review. `review_id` is null once the review is deleted, until `deleteUnusedPhotos` runs. */
export const reviewPhotos = pgTable('review_photos', {
  hash: text('hash')
    .primaryKey()
    .references(() => images.hash),
  review_id: integer('review_id')
    .unique()
    .references(() => reviews.id, { onDelete: 'set null' }),
});
