import { sql, type Column, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { timestamp, rowHistory } from '../core/database/columns.ts';
import { images } from '../core/media/tables.ts';
import { attributes, attributeValues, categories, subCategories } from '../taxonomy/tables.ts';

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const image = () =>
  text('image_hash')
    .notNull()
    .references(() => images.hash);

/**
 * Products. Triggers maintain the summary columns `min_price` to `search_text` (docs/decisions/007), so that lists sort
 * and filter by index: prices (paise), stock and number of the active variants, the first picture, and the text that search
 * matches. `activated_at` is the time of the first activation; after it the slug does not change.
 */
export const products = pgTable(
  'products',
  {
    id: id(),
    category_id: integer('category_id')
      .notNull()
      .references(() => categories.id),
    sub_category_id: integer('sub_category_id'),
    sub_sub_cat_id: integer('sub_sub_cat_id'),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    tags: text('tags').notNull().default(''),
    short_description: text('short_description').notNull().default(''),
    description: text('description').notNull().default(''),
    warranty_months: integer('warranty_months'),
    meta_title: text('meta_title').notNull().default(''),
    meta_keywords: text('meta_keywords').notNull().default(''),
    meta_description: text('meta_description').notNull().default(''),
    is_active: boolean('is_active').notNull().default(false),
    best_seller: boolean('best_seller').notNull().default(false),
    new_arrival: boolean('new_arrival').notNull().default(false),
    activated_at: timestamp('activated_at'),
    min_price: integer('min_price'),
    max_price: integer('max_price'),
    stock_total: integer('stock_total').notNull().default(0),
    variant_count: integer('variant_count').notNull().default(0),
    cover_hash: text('cover_hash').references(() => images.hash),
    search_text: text('search_text').notNull().default(''),
    ...rowHistory,
  },
  (table) => [
    uniqueIndex('products_slug').on(table.slug),
    // when a sub-category moves to another category, its products move with it
    foreignKey({
      name: 'products_sub_category',
      columns: [table.sub_category_id, table.category_id],
      foreignColumns: [subCategories.id, subCategories.category_id],
    }).onUpdate('cascade'),
    index('products_name').on(sql`lower(${table.name})`, table.id),
    index('products_price').on(table.min_price, table.id),
    index('products_price_down').on(table.min_price.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('products_stock').on(table.stock_total, table.id),
    index('products_created').on(table.created_at, table.id),
    index('products_updated').on(table.updated_at, table.id),
    index('products_category').on(table.category_id, table.id),
    index('products_sub_category_order').on(table.sub_category_id, table.id),
    index('products_best')
      .on(table.id)
      .where(sql`${table.best_seller}`),
    index('products_new')
      .on(table.id)
      .where(sql`${table.new_arrival}`),
    index('products_inactive')
      .on(table.id)
      .where(sql`not ${table.is_active}`),
    index('products_search').using('gin', table.search_text.op('gin_trgm_ops')),
    index('products_texts').using('gin', sql`${productTexts(table)} gin_trgm_ops`),
    index('products_filters').on(
      table.is_active,
      table.best_seller,
      table.new_arrival,
      table.category_id,
      table.sub_category_id,
      table.stock_total,
    ),
  ],
);

/** Returns the SQL expression for the descriptions of a product in lower case, as the index `products_texts` has it. */
export function productTexts({
  short_description,
  description,
}: Record<'short_description' | 'description', Column>): SQL {
  return sql`lower(${short_description} || ' ' || ${description})`;
}

/** The words of the `search_text` of all products, maintained by triggers, to correct misspelled search words. */
export const productWords = pgTable('product_words', { word: text('word').primaryKey() }, (table) => [
  index('product_words_near').using('gist', table.word.op('gist_trgm_ops')),
]);

/** Former slugs of products, for redirects to the current slug. */
export const formerSlugs = pgTable('former_slugs', {
  slug: text('slug').primaryKey(),
  product_id: integer('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
});

/** Images of products; shops show them by `priority`, then `id`. An empty `alt` means the product's name. */
export const productImages = pgTable(
  'product_images',
  {
    id: id(),
    product_id: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    image_hash: image(),
    priority: integer('priority').notNull(),
    alt: text('alt').notNull().default(''),
    created_at: timestamp('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('product_images_order').on(table.product_id, table.priority, table.id),
    index('product_images_priority').on(table.priority, table.id),
    index('product_images_created').on(table.created_at, table.id),
    index('product_images_alt').using('gin', table.alt.op('gin_trgm_ops')),
  ],
);

/**
 * Variants of products, with prices in paise. `combination` lists the sorted ids of the attribute values and is unique
 * per product. A trigger sets `stock_fell_at` to the time of the last decrease of the stock.
 */
export const variants = pgTable(
  'product_variants',
  {
    id: id(),
    product_id: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull(),
    purchase_price: integer('purchase_price').notNull().default(0),
    show_price: integer('show_price').notNull().default(0),
    selling_price: integer('selling_price').notNull().default(0),
    stock: integer('stock').notNull().default(0),
    is_active: boolean('is_active').notNull().default(true),
    combination: text('combination').notNull(),
    stock_fell_at: timestamp('stock_fell_at'),
    ...rowHistory,
  },
  (table) => [
    uniqueIndex('product_variants_sku').on(sql`upper(${table.sku})`),
    uniqueIndex('product_variants_combination').on(table.product_id, table.combination),
    index('product_variants_stock').on(table.stock, table.id),
    index('product_variants_price').on(table.selling_price, table.id),
    index('product_variants_updated').on(table.updated_at, table.id),
    index('product_variants_fell')
      .on(table.stock_fell_at)
      .where(sql`${table.stock_fell_at} is not null`),
    check('product_variants_stock_left', sql`${table.stock} >= 0`),
  ],
);

/** The attribute values of variants, one per attribute. */
export const variantAttributes = pgTable(
  'variant_attributes',
  {
    id: id(),
    variant_id: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    attribute_id: integer('attribute_id')
      .notNull()
      .references(() => attributes.id),
    attribute_value_id: integer('attribute_value_id').notNull(),
  },
  (table) => [
    uniqueIndex('variant_attributes_once').on(table.variant_id, table.attribute_id),
    index('variant_attributes_value').on(table.attribute_value_id, table.variant_id),
    foreignKey({
      name: 'variant_attributes_pair',
      columns: [table.attribute_value_id, table.attribute_id],
      foreignColumns: [attributeValues.id, attributeValues.attribute_id],
    }),
  ],
);

/** Images of variants, in the order of `position`. */
export const variantImages = pgTable(
  'variant_images',
  {
    variant_id: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    image_hash: image(),
  },
  (table) => [primaryKey({ columns: [table.variant_id, table.position] })],
);
