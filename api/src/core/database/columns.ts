import { sql } from 'drizzle-orm';
import { customType, text } from 'drizzle-orm/pg-core';

/**
 * Column type of a timestamp: ISO 8601 in UTC with milliseconds. `updated_at` is the version of a row, so the database
 * must not store more precision than JSON transports.
 */
export const timestamp = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

/** Columns for the creation and the last change of a row; `updated_by` is the name of the administrator at that time. */
export const rowHistory = {
  created_at: timestamp('created_at')
    .notNull()
    .default(sql`now()`),
  updated_at: timestamp('updated_at')
    .notNull()
    .default(sql`now()`),
  updated_by: text('updated_by').notNull(),
};
