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

/** Collects the tables of change notices and resolves with them when `last` is among them. */
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

test('a change of shopper-visible data sends a notice after the commit, and a rolled back change sends none', async () => {
  const notices = noticesUntil('sub_categories');

  await database.db
    .transaction(async (tx) => {
      await tx.execute(insert('attributes'));
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await database.db.execute(insert('categories'));
  await database.db.execute(sql`delete from sub_categories`);
  const tables = await notices;

  expect(tables).toContain('categories');
  expect(tables).not.toContain('attributes');
});

test('a change of data that shoppers do not see sends no notice', async () => {
  const notices = noticesUntil('categories');

  await database.db.execute(sql`insert into attempts values ('test', 1, now())`);
  await database.db.execute(sql`delete from categories`);

  expect(await notices).toEqual(['categories']);
});

test('a notice arrives after statements that failed', async () => {
  const notices = noticesUntil('categories');

  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(database.db.execute(sql`select 1 / 0`)).rejects.toThrow('select 1 / 0');
  }
  await database.db.execute(insert('categories'));

  expect(await notices).toContain('categories');
});

// one process only can open the embedded database
if (isOnPostgres) {
  test('processes that start at the same time apply each migration once', async () => {
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

  test('a lost connection sends a notice for all tables, and notices continue after the reconnect', async () => {
    const lost = noticesUntil('*');

    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lumora changes' and datname = current_database()`,
    );
    await lost;
    await noticesUntil('*');
    const notices = noticesUntil('categories');
    await database.db.execute(insert('categories'));

    expect(await notices).toContain('categories');
  });
}
