import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** A stored picture. `hash` is that of its kept bytes, `placeholder` a CSS colour, `blur` a tiny data URI; an empty `alt` means the title of what it shows. */
export const images = pgTable('images', {
  hash: text('hash').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  placeholder: text('placeholder').notNull(),
  blur: text('blur').notNull(),
  alt: text('alt').notNull().default(''),
  bytes: integer('bytes').notNull(),
  created_at: moment('created_at')
    .notNull()
    .default(sql`now()`),
});
