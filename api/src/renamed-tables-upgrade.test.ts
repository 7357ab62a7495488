import { expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { copyEarlierMigrations } from '../testing/earlier-migrations.ts';
import { productWords } from './catalog/tables.ts';
import { noticesSeen } from './console/tables.ts';
import { openDatabase } from './core/database/open-database.ts';
import { migrate } from './migrate.ts';

test('the migration to the present names keeps seen notices and continues to collect the words of products', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lumora-upgrade-'));
  await copyEarlierMigrations(join(folder, 'drizzle'), '0019');
  const database = await openDatabase({ dataDir: folder });
  const { db } = database;
  await database.applyMigrations(join(folder, 'drizzle'));
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

  expect(await db.select({ seen_at: noticesSeen.seen_at }).from(noticesSeen)).toEqual([
    { seen_at: '2026-11-01T10:00:00.000Z' },
  ]);
  const words = (await db.select().from(productWords)).map(({ word }) => word);
  expect(words).toEqual(expect.arrayContaining(['peacock', 'lotus', 'elephant']));
  await database.close();
  await rm(folder, { recursive: true });
});
