import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../core/database/columns.ts';

/** At most one row, id 1: what the database was first filled with. Once it is there, nothing is seeded again. */
export const seedRuns = pgTable('seed_runs', {
  id: integer('id').primaryKey(),
  plan: text('plan').notNull(),
  created_at: moment('created_at')
    .notNull()
    .default(sql`now()`),
});
