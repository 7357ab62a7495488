import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { rowHistory } from '../core/database/columns.ts';
import { images } from '../core/media/tables.ts';

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const picture = () => text('image_hash').references(() => images.hash);

/** Categories of products; titles are unique ignoring case. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    title: text('title').notNull(),
    priority: integer('priority').notNull().default(0),
    image_hash: picture(),
    ...rowHistory,
  },
  (table) => [
    uniqueIndex('categories_title').on(sql`lower(${table.title})`),
    index('categories_order').on(table.priority, table.id),
  ],
);

/** Sub-categories; titles are unique in their category ignoring case. */
export const subCategories = pgTable(
  'sub_categories',
  {
    id: id(),
    category_id: integer('category_id')
      .notNull()
      .references(() => categories.id),
    title: text('title').notNull(),
    priority: integer('priority').notNull().default(0),
    image_hash: picture(),
    ...rowHistory,
  },
  (table) => [
    uniqueIndex('sub_categories_title').on(table.category_id, sql`lower(${table.title})`),
    unique('sub_categories_parent').on(table.id, table.category_id), // for composite foreign keys
    index('sub_categories_order').on(table.priority, table.id),
  ],
);

/** Attributes of variants, such as size; titles are unique ignoring case. */
export const attributes = pgTable(
  'attributes',
  { id: id(), title: text('title').notNull(), ...rowHistory },
  (table) => [uniqueIndex('attributes_title').on(sql`lower(${table.title})`)],
);

/** Values of an attribute; titles are unique in their attribute ignoring case. */
export const attributeValues = pgTable(
  'attribute_values',
  {
    id: id(),
    attribute_id: integer('attribute_id')
      .notNull()
      .references(() => attributes.id),
    title: text('title').notNull(),
    ...rowHistory,
  },
  (table) => [
    uniqueIndex('attribute_values_title').on(table.attribute_id, sql`lower(${table.title})`),
    unique('attribute_values_parent').on(table.id, table.attribute_id), // for composite foreign keys
  ],
);
