import { integer, pgTable } from 'drizzle-orm/pg-core';
import { administrators } from '../auth/tables.ts';
import { timestamp } from '../core/database/columns.ts';

/** Until when each administrator has seen the notices. */
export const noticesSeen = pgTable('notices_seen', {
  administrator_id: integer('administrator_id')
    .primaryKey()
    .references(() => administrators.id, { onDelete: 'cascade' }),
  seen_at: timestamp('seen_at').notNull(),
});
