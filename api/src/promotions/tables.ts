import type { BannerPosition, PopUpAudience, VoucherKind } from '@lumora/shared-contract/promotions';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from '../catalog/tables.ts';
import { timestamp, rowHistory } from '../core/database/columns.ts';
import { images } from '../core/media/tables.ts';
import { categories } from '../taxonomy/tables.ts';

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const image = (column: string) => text(column).references(() => images.hash);

const schedule = {
  is_active: boolean('is_active').notNull().default(false),
  starts_at: timestamp('starts_at'),
  ends_at: timestamp('ends_at'),
};

const scheduleAndPriority = { ...schedule, priority: integer('priority').notNull().default(0) };

/** Texts of the ribbon above the shop's navigation. */
export const headerOffers = pgTable('header_offers', {
  id: id(),
  text: text('text').notNull(),
  link: text('link').notNull().default(''),
  background_colour: text('background_colour').notNull(),
  text_colour: text('text_colour').notNull(),
  ...scheduleAndPriority,
  ...rowHistory,
});

/** Pop-up offers; a visitor sees one at most once in `every_days` days. */
export const popUpOffers = pgTable('pop_up_offers', {
  id: id(),
  title: text('title').notNull(),
  text: text('text').notNull().default(''),
  link: text('link').notNull().default(''),
  button_label: text('button_label').notNull().default(''),
  audience: text('audience').$type<PopUpAudience>().notNull(),
  delay_seconds: integer('delay_seconds').notNull(),
  every_days: integer('every_days').notNull(),
  image_hash: image('image_hash'),
  ...scheduleAndPriority,
  ...rowHistory,
});

const bannerColumns = {
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull().default(''),
  link: text('link').notNull().default(''),
  wide_image_hash: image('wide_image_hash'),
  small_image_hash: image('small_image_hash'),
  ...scheduleAndPriority,
  ...rowHistory,
};

/** Banners; of each `position` the shop shows the first by priority. */
export const banners = pgTable('banners', {
  id: id(),
  position: text('position').$type<BannerPosition>().notNull(),
  ...bannerColumns,
});

/** Banners at the top of the home page, with a colour for the shop while they are live. */
export const festivalBanners = pgTable('festival_banners', {
  id: id(),
  festival_name: text('festival_name').notNull(),
  theme_colour: text('theme_colour').notNull(),
  ...bannerColumns,
});

/** Brands that the shop has made signs for. */
export const brandShowcases = pgTable('brand_showcases', {
  id: id(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  image_hash: image('image_hash').notNull(),
  ...scheduleAndPriority,
  ...rowHistory,
});

/** Pictures of the Gallery page. A row without an image shows the first image of its product. */
export const galleryPictures = pgTable(
  'gallery_pictures',
  {
    id: id(),
    product_id: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    caption: text('caption').notNull().default(''),
    alt: text('alt').notNull().default(''),
    image_hash: image('image_hash'),
    ...scheduleAndPriority,
    ...rowHistory,
  },
  (table) => [index('gallery_pictures_product').on(table.product_id)],
);

/**
 * Vouchers. Amounts are in paise, or in hundredths of a percent when `kind` is `percent`. `used` is the number of orders
 * that use the voucher. `is_scoped` stays true when the last product of the scope is deleted, so that the voucher does
 * not become valid for all products.
 */
export const vouchers = pgTable(
  'vouchers',
  {
    id: id(),
    code: text('code').notNull(),
    kind: text('kind').$type<VoucherKind>().notNull(),
    amount: integer('amount').notNull(),
    min_order: integer('min_order').notNull().default(0),
    max_discount: integer('max_discount'),
    usage_limit: integer('usage_limit'),
    per_customer_limit: integer('per_customer_limit'),
    used: integer('used').notNull().default(0),
    batch: text('batch'),
    is_scoped: boolean('is_scoped').notNull().default(false),
    ...schedule,
    ...rowHistory,
  },
  (table) => [
    uniqueIndex('vouchers_code').on(table.code),
    index('vouchers_batch').on(table.batch),
    index('vouchers_created').on(table.created_at, table.id),
    check(
      'vouchers_used',
      sql`${table.used} >= 0 and (${table.usage_limit} is null or ${table.used} <= ${table.usage_limit})`,
    ),
  ],
);

/** Products in the scope of vouchers. */
export const voucherProducts = pgTable(
  'voucher_products',
  {
    voucher_id: integer('voucher_id')
      .notNull()
      .references(() => vouchers.id, { onDelete: 'cascade' }),
    product_id: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.voucher_id, table.product_id] }),
    index('voucher_products_product').on(table.product_id),
  ],
);

/** Categories in the scope of vouchers. */
export const voucherCategories = pgTable(
  'voucher_categories',
  {
    voucher_id: integer('voucher_id')
      .notNull()
      .references(() => vouchers.id, { onDelete: 'cascade' }),
    category_id: integer('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (table) => [
    primaryKey({ columns: [table.voucher_id, table.category_id] }),
    index('voucher_categories_category').on(table.category_id),
  ],
);

/** Promotion tables whose live rows the shop shows. */
export const publicTables = [
  headerOffers,
  popUpOffers,
  banners,
  festivalBanners,
  brandShowcases,
  galleryPictures,
] as const;

/** Table of promotions with a priority. */
export type PrioritisedTable = (typeof publicTables)[number];

/** Table of promotions, each with a schedule. */
export type PromotionTable = PrioritisedTable | typeof vouchers;
