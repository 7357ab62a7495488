import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { isOnPostgres, openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { migrate } from '../../migrate.ts';
import { openDatabase } from './open-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

/** Resolves with the tables named until `last` is. */
function noticesUntil(last: string): Promise<string[]> {
  return new Promise((resolve) => {
    const tables: string[] = [];
    const unsubscribe = database.changes.subscribe((table) => {
      tables.push(table);
      if (table !== last) return;
      unsubscribe();
      resolve(tables);
    });
  });
}

const insert = (table: string) => sql`insert into ${sql.identifier(table)} (title, updated_by) values (${table}, 'me')`;

test('a change of what shoppers see is told, once committed', async () => {
  const told = noticesUntil('sub_categories');

  await database.db
    .transaction(async (tx) => {
      await tx.execute(insert('attributes'));
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await database.db.execute(insert('categories'));
  await database.db.execute(sql`delete from sub_categories`);
  const tables = await told;

  expect(tables).toContain('categories');
  expect(tables).not.toContain('attributes');
});

test('what shoppers never see is not told', async () => {
  const told = noticesUntil('categories');

  await database.db.execute(sql`insert into attempts values ('test', 1, now())`);
  await database.db.execute(sql`delete from categories`);

  expect(await told).toEqual(['categories']);
});

// the embedded database has one process and no connection to lose
if (isOnPostgres) {
  test('several processes that start at once migrate one after the other', async () => {
    const { databaseUrl, dataDir } = database;
    await database.db.execute(sql`drop schema public cascade`);
    await database.db.execute(sql`drop schema drizzle cascade`);
    await database.db.execute(sql`create schema public`);
    const processes = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl, dataDir })));

    await Promise.all(processes.map(migrate));

    const applied = await database.db.$count(sql`drizzle.__drizzle_migrations`);
    const journal = await readFile(new URL('../../../drizzle/meta/_journal.json', import.meta.url), 'utf8');
    await Promise.all(processes.map((one) => one.close()));
    expect(applied).toBe(JSON.parse(journal).entries.length);
  });

  test('after a lost connection everything counts as changed, and notices come again', async () => {
    const lost = noticesUntil('*');

    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lumora changes' and datname = current_database()`,
    );
    await lost;
    await noticesUntil('*');
    const told = noticesUntil('categories');
    await database.db.execute(insert('categories'));

    expect(await told).toContain('categories');
  });
}
