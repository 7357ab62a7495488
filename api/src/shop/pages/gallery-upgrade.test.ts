import { expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { copyEarlierMigrations } from '../../../testing/earlier-migrations.ts';
import { openDatabase } from '../../core/database/open-database.ts';
import { migrate } from '../../migrate.ts';
import { listGalleryPictures } from './gallery.queries.ts';

test('the migration keeps the gallery of an existing shop: best sellers first, then newest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lumora-upgrade-'));
  await copyEarlierMigrations(join(folder, 'drizzle'), '0016');
  const database = await openDatabase({ dataDir: folder });
  const { db } = database;
  await database.applyMigrations(join(folder, 'drizzle'));
  await db.execute(sql`insert into images (hash, width, height, bytes, placeholder, blur)
    values ('cover', 9, 9, 9, '#000000', '')`);
  await db.execute(sql`insert into categories (title, updated_by) values ('Signs', 'me')`);
  await db.execute(sql`insert into products (category_id, name, slug, is_active, best_seller, cover_hash, updated_by)
    select (select id from categories), 'Sign ' || n, 'sign-' || n, n <> 3, n in (2, 4), 'cover', 'me'
    from generate_series(1, 20) as n`);

  await migrate(database);

  const pictures = await listGalleryPictures(db);
  const names = [4, 2, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5].map((n) => `Sign ${n}`);
  expect(pictures.map(({ product }) => product.name)).toEqual(names);
  await database.close();
  await rm(folder, { recursive: true });
});
