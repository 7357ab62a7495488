import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Design, DesignRules } from '@lumora/shared-contract/designs';
import { timestamp, rowHistory } from '../core/database/columns.ts';

/** Custom signs that shoppers have saved. The id is computed from the content, which never changes. */
export const designs = pgTable('designs', {
  id: text('id').primaryKey(),
  content: jsonb('content').$type<Design>().notNull(),
  created_at: timestamp('created_at')
    .notNull()
    .default(sql`now()`),
});

/** Prices of the parts of a custom sign, in paise: one row for each key of `DesignRules`. */
export const designPrices = pgTable(
  'design_prices',
  {
    part: text('part').$type<keyof DesignRules>().primaryKey(),
    paise: integer('paise').notNull(),
    ...rowHistory,
  },
  (table) => [check('design_prices_paise', sql`${table.paise} between 0 and 100000000`)],
);

/** Designs that the shop shows as ideas, sorted by `position`. */
export const designIdeas = pgTable('design_ideas', {
  position: integer('position').primaryKey(),
  design_id: text('design_id')
    .notNull()
    .references(() => designs.id, { onDelete: 'cascade' }),
});
