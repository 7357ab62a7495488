import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../core/database/columns.ts';

/** At most one row, id 1: the plan with which the database was seeded. While it exists, nothing is seeded again. */
export const seedRuns = pgTable('seed_runs', {
  id: integer('id').primaryKey(),
  plan: text('plan').notNull(),
  created_at: timestamp('created_at')
    .notNull()
    .default(sql`now()`),
});
