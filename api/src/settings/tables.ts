import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { rowHistory } from '../core/database/columns.ts';

/** The settings of the shop: one row with the id 1. */
export const shopSettingsRows = pgTable('shop_settings', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  chat_phone: text('chat_phone').notNull(),
  contact_email: text('contact_email').notNull(),
  instagram_url: text('instagram_url').notNull(),
  facebook_url: text('facebook_url').notNull(),
  youtube_url: text('youtube_url').notNull(),
  legal_name: text('legal_name').notNull().default(''),
  gstin: text('gstin').notNull().default(''),
  address: text('address').notNull().default(''),
  phone: text('phone').notNull().default(''),
  grievance_officer: text('grievance_officer').notNull().default(''),
  ...rowHistory,
});
