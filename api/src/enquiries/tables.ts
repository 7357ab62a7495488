import type { EnquiryStatus, LogoFormat } from '@lumora/shared-contract/enquiries';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { rowHistory } from '../core/database/columns.ts';

/**
 * Enquiries for signs made from a logo. `phone` is digits with country code. `logo_name` is the name of the picture in the
 * media store, see `logo-files.ts`; `thumbnail` is a data URI of it. `idempotency_key` and `request_hash` are as in `orders`.
 */
export const enquiries = pgTable(
  'enquiries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reference: text('reference').notNull(),
    idempotency_key: text('idempotency_key').notNull(),
    request_hash: text('request_hash').notNull(),
    status: text('status').$type<EnquiryStatus>().notNull().default('new'),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    width_cm: integer('width_cm').notNull(),
    wish: text('wish').notNull(),
    logo_name: text('logo_hash').notNull(),
    logo_format: text('logo_format').$type<LogoFormat>().notNull(),
    thumbnail: text('thumbnail').notNull(),
    ...rowHistory,
  },
  (table) => [
    uniqueIndex('enquiries_reference').on(table.reference),
    uniqueIndex('enquiries_idempotency_key').on(table.idempotency_key),
    index('enquiries_created').on(table.created_at, table.id),
    index('enquiries_status').on(table.status, table.created_at, table.id),
    check('enquiries_status_known', sql`${table.status} in ('new', 'answered', 'closed')`),
  ],
);
