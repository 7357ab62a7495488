import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp, rowHistory } from '../core/database/columns.ts';

/** All permission names; `ensureRoles` inserts new ones and grants them to the built-in roles once. */
export const permissionNames = pgTable('permissions', { name: text('name').primaryKey() });

/** Roles of administrators. */
export const roles = pgTable('roles', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull().unique(),
});

/** Permissions of each role. */
export const rolePermissions = pgTable(
  'role_permissions',
  {
    role_id: integer('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permission: text('permission')
      .notNull()
      .references(() => permissionNames.name, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.role_id, table.permission] })],
);

/** Accounts of the console; the e-mail is unique ignoring case. */
export const administrators = pgTable(
  'administrators',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    password_hash: text('password_hash').notNull(),
    role_id: integer('role_id')
      .notNull()
      .references(() => roles.id),
    ...rowHistory,
  },
  (table) => [uniqueIndex('administrators_email').on(sql`lower(${table.email})`)],
);

/** Sessions of administrators; the token is stored as a hash only. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    administrator_id: integer('administrator_id')
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    token_hash: text('token_hash').notNull().unique(),
    remember: boolean('remember').notNull(),
    user_agent: text('user_agent').notNull(),
    address: text('address').notNull(),
    created_at: timestamp('created_at')
      .notNull()
      .default(sql`now()`),
    last_seen_at: timestamp('last_seen_at')
      .notNull()
      .default(sql`now()`),
    expires_at: timestamp('expires_at').notNull(),
  },
  (table) => [
    index('sessions_administrator').on(table.administrator_id),
    index('sessions_expiry').on(table.expires_at),
  ],
);

/** The one-time set-up code: at most one row, and none when an administrator exists. */
export const setupCodes = pgTable('setup_codes', {
  id: integer('id').primaryKey(),
  code_hash: text('code_hash').notNull(),
});

/** Counts of rate limits, per key and window of 15 minutes. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  window_ends_at: timestamp('window_ends_at').notNull(),
});
