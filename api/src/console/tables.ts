import { integer, pgTable } from 'drizzle-orm/pg-core';
import { administrators } from '../auth/tables.ts';
import { moment } from '../core/database/columns.ts';

/** Up to when an administrator has seen what the bell tells of. */
export const noticeStyles = pgTable('notice_looks', {
  administrator_id: integer('administrator_id')
    .primaryKey()
    .references(() => administrators.id, { onDelete: 'cascade' }),
  seen_at: moment('seen_at').notNull(),
});
