import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getTableName, sql } from 'drizzle-orm';
import { changeTriggerSql } from '../testing/change-trigger.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { publicTables } from './promotions/tables.ts';

/** Tables whose rows shoppers see: a write to one must drop cached responses and pages. */
const tablesOfShoppers = [
  'attribute_values',
  'attributes',
  'banners',
  'brand_showcases',
  'categories',
  'design_ideas',
  'design_prices',
  'festival_banners',
  'gallery_pictures',
  'header_offers',
  'page_products',
  'pages',
  'pop_up_offers',
  'product_images',
  'product_variants',
  'products',
  'reviews',
  'shop_settings',
  'sub_categories',
  'variant_attributes',
  'variant_images',
];

/** Tables whose rows are in no cached response, or change only with a row of a table above, such as former slugs. */
const otherTables = [
  'administrators',
  'attempts',
  'designs',
  'enquiries',
  'former_slugs',
  'images',
  'notices_seen',
  'order_events',
  'order_lines',
  'orders',
  'permissions',
  'product_words',
  'review_photos',
  'role_permissions',
  'roles',
  'seed_runs',
  'sessions',
  'setup_codes',
  'voucher_categories',
  'voucher_products',
  'vouchers',
];

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

it('classifies every table of the database as seen or not seen by shoppers', async () => {
  const tables = await database.db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);

  expect(tables.map(({ name }) => name).sort()).toEqual([...tablesOfShoppers, ...otherTables].sort());
  expect(tablesOfShoppers).toEqual(expect.arrayContaining(publicTables.map(getTableName)));
});

it('notifies of every insert, update and delete in a table that shoppers see', async () => {
  const triggers = await database.db
    .select({ table: sql<string>`relname`, events: sql<number>`bit_or(tgtype)` })
    .from(sql`pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid`)
    .where(sql`proname = 'notify_change' and tgenabled <> 'D'`)
    .groupBy(sql`relname`);
  const notifying = triggers
    .filter(({ events }) => (events & insertUpdateDelete) === insertUpdateDelete)
    .map(({ table }) => table);

  // the statements that a new migration must contain
  expect(tablesOfShoppers.filter((table) => !notifying.includes(table)).map(changeTriggerSql)).toEqual([]);
});

/** Bits of `pg_trigger.tgtype`. */
const insertUpdateDelete = 4 | 8 | 16;
