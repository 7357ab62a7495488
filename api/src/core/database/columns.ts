import { sql } from 'drizzle-orm';
import { customType, text } from 'drizzle-orm/pg-core';

/** A moment, ISO 8601 in UTC with milliseconds: the precision that survives the way through JSON and back (D30). */
export const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

/** When a row was made, last changed, and by whom (a name, kept as it was then). */
export const rowHistory = {
  created_at: moment('created_at')
    .notNull()
    .default(sql`now()`),
  updated_at: moment('updated_at')
    .notNull()
    .default(sql`now()`),
  updated_by: text('updated_by').notNull(),
};
