import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../database/columns.ts';

/**
 * Pictures in the media store; the columns are those of `StoredImage`. An empty `alt` means that the title of the row that
 * shows the picture is the alternative text.
 */
export const images = pgTable('images', {
  hash: text('hash').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  placeholder: text('placeholder').notNull(),
  blur: text('blur').notNull(),
  alt: text('alt').notNull().default(''),
  bytes: integer('bytes').notNull(),
  created_at: timestamp('created_at')
    .notNull()
    .default(sql`now()`),
});
