import { afterEach, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { copyEarlierMigrations } from '../testing/earlier-migrations.ts';
import { products, productWords } from './catalog/tables.ts';
import { noticesSeen } from './console/tables.ts';
import type { OpenDatabase } from './core/database/database.ts';
import { openDatabase } from './core/database/open-database.ts';
import { getDesignRules } from './designs/design-prices.queries.ts';
import { getDesignsById } from './designs/designs.queries.ts';
import { migrate } from './migrate.ts';
import { listOrderEvents } from './orders/order-events.queries.ts';
import { orders } from './orders/tables.ts';
import { getActivePromotions } from './promotions/active/active-promotions.queries.ts';
import { categories } from './taxonomy/tables.ts';

let close = async () => {};
afterEach(() => close());

test('the migration to the present names keeps designs, prices, order events, seen notices and product words', async () => {
  const database = await openDatabaseBefore('0019');
  const { db } = database;
  await db.execute(
    sql`insert into designs (id, content) values ('shaadi00', ${JSON.stringify({
      lines: [
        { text: 'Happily', face: 'sacramento', tube: 'pink' },
        { text: 'शुभ', face: 'baloo-2', tube: 'orange' },
      ],
      width_cm: 90,
      backboard: 'clear',
      dimmer: true,
      outdoor: false,
    })})`,
  );
  await db.execute(sql`update design_prices set paise = 311100 where part = 'least'`);
  await db.execute(sql`insert into orders
    (reference, idempotency_key, request_hash, payment, name, phone, address, pin_code, pieces, subtotal, total, updated_by)
    values ('LUM-7F3K2Q', 'key', 'hash', 'cod', 'Asha', '9876543210', 'MG Road', '560001', 1, 100, 100, 'Asha')`);
  await db.execute(sql`insert into order_events (order_id, kind, words, created_by)
    select id, 'note', 'Call before packing', 'Asha' from orders`);
  await db.execute(sql`insert into roles (name) values ('Owner')`);
  await db.execute(sql`insert into administrators (name, email, password_hash, role_id, updated_by)
    select 'Asha', 'asha@lumora.example', 'hash', id, 'Asha' from roles`);
  await db.execute(sql`insert into notice_looks (administrator_id, seen_at)
    select id, '2026-11-01T10:00:00Z' from administrators`);
  await db.execute(sql`insert into categories (title, updated_by) values ('Signs', 'me')`);
  const insertProduct = (name: string) =>
    db.execute(sql`insert into products (category_id, name, slug, updated_by)
      select id, ${name}, ${name.toLowerCase()}, 'me' from categories`);
  await insertProduct('Peacock');

  await migrate(database);
  await insertProduct('Lotus');
  await db.execute(sql`update products set name = 'Elephant' where name = 'Peacock'`);

  expect((await getDesignsById(db, ['shaadi00'])).get('shaadi00')?.design).toEqual({
    lines: [
      { text: 'Happily', font: 'sacramento', tube: 'pink' },
      { text: 'शुभ', font: 'baloo-2', tube: 'orange' },
    ],
    width_cm: 90,
    backboard: 'clear',
    dimmer: true,
    outdoor: false,
  });
  expect(await getDesignRules(db)).toMatchObject({ start: 90_000, min_price: 311_100 });
  const [order] = await db.select({ id: orders.id }).from(orders);
  expect(await listOrderEvents(db, order?.id ?? 0)).toMatchObject([
    { kind: 'note', message: 'Call before packing', created_by: 'Asha' },
  ]);
  expect(await db.select({ seen_at: noticesSeen.seen_at }).from(noticesSeen)).toEqual([
    { seen_at: '2026-11-01T10:00:00.000Z' },
  ]);
  const words = (await db.select().from(productWords)).map(({ word }) => word);
  expect(words).toEqual(expect.arrayContaining(['peacock', 'lotus', 'elephant']));
});

test('the migration of the column names of banners keeps their positions and their images for small screens', async () => {
  const database = await openDatabaseBefore('0024');
  const { db } = database;
  await db.execute(sql`insert into images (hash, width, height, bytes, placeholder, blur)
    values ('wide', 1920, 640, 9, '#000000', ''), ('small', 800, 1000, 9, '#000000', '')`);
  await db.execute(sql`insert into banners (place, title, wide_image_hash, narrow_image_hash, is_active, updated_by)
    values ('home_middle', 'Wedding season', 'wide', 'small', true, 'me')`);
  await db.execute(sql`insert into festival_banners
    (festival_name, theme_colour, title, narrow_image_hash, is_active, updated_by)
    values ('Diwali', '#ff7a1a', 'Light up', 'small', true, 'me')`);

  await migrate(database);

  expect((await getActivePromotions(db)).banners).toMatchObject({
    home_top: { title: 'Light up', wide_image: null, narrow_image: { hash: 'small' } },
    home_middle: { title: 'Wedding season', wide_image: { hash: 'wide' }, narrow_image: { hash: 'small' } },
    product_list: null,
  });
});

test('the migration composes the texts that searches find, but no title that another row has', async () => {
  const database = await openDatabaseBefore('0027');
  const { db } = database;
  const [typed, composed] = ['\u095Bरी', '\u091C\u093Cरी'];
  await db.execute(sql`insert into categories (title, updated_by)
    values (${typed}, 'me'), (${`${typed} neon`}, 'me'), (${`${composed} Neon`}, 'me')`);
  await db.execute(sql`insert into products (category_id, name, tags, slug, updated_by)
    select min(id), ${typed}, ${typed}, 'zari', 'me' from categories`);

  await migrate(database);

  const { name, tags, search_text } = products;
  expect(await db.select({ name, tags, search_text }).from(products)).toEqual([
    { name: composed, tags: composed, search_text: expect.stringContaining(composed) },
  ]);
  expect(await db.select({ title: categories.title }).from(categories).orderBy(categories.id)).toEqual([
    { title: composed },
    { title: `${typed} neon` },
    { title: `${composed} Neon` },
  ]);
});

/** Opens a database with the migrations whose number is lower than `first`. */
async function openDatabaseBefore(first: string): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'lumora-upgrade-'));
  await copyEarlierMigrations(join(folder, 'drizzle'), first);
  const database = await openDatabase({ dataDir: folder });
  close = async () => {
    await database.close();
    await rm(folder, { recursive: true });
  };
  await database.applyMigrations(join(folder, 'drizzle'));
  return database;
}
