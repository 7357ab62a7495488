import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { rowHistory } from '../../database/columns.ts';
import { images } from '../../media/tables.ts';

/** Brands whose signs the shop has made, as the home page shows them. */
export const brandShowcases = pgTable('brand_showcases', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  image_hash: text('image_hash')
    .notNull()
    .references(() => images.hash),
  priority: integer('priority').notNull().default(0),
  ...rowHistory,
});
