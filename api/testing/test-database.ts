import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../src/core/database/open-database.ts';
import type { OpenDatabase } from '../src/core/database/database.ts';
import { migrate } from '../src/migrate.ts';

const migrations = fileURLToPath(new URL('../drizzle', import.meta.url));
const templateLock = 7_205_002;

/** URL of a PostgreSQL server for this run; without one, tests use the embedded database. */
const server = process.env['TEST_DATABASE_URL'] || undefined;

/** Whether the databases of this file are on PostgreSQL: for tests of what only one of the drivers does. */
export const isOnPostgres = server !== undefined;

export interface TestDatabase extends OpenDatabase {
  dataDir: string;
  /** undefined on the embedded database */
  databaseUrl: string | undefined;
}

/** Opens a migrated database that nothing else uses. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const place = await prepareTestWorkspace();
  const database = await openDatabase(place);
  await migrate(database);
  return {
    ...database,
    ...place,
    async close() {
      await database.close();
      await place.remove();
    },
  };
}

interface TestPlace {
  dataDir: string;
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/** Creates a data folder and a migrated database, a copy of the template; the caller opens it. */
export async function prepareTestWorkspace(): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumora-test-'));
  const databaseUrl = server && (await createDatabase(server));
  // a thousand small files, which Node copies many times slower
  if (!databaseUrl) await promisify(execFile)('cp', ['-R', await embeddedTemplate(), join(dataDir, 'database')]);
  return {
    dataDir,
    databaseUrl,
    async remove() {
      if (server && databaseUrl) await dropDatabase(server, databaseUrl);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Creates a copy of the template, which takes a twentieth of the time that the migrations take. */
async function createDatabase(server: string): Promise<string> {
  const template = `lumora_template_${await schemaVersion()}`;
  const name = `lumora_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, async (client) => {
    if (!(await hasDatabase(client, template))) await createTemplate(client, { server, template });
    await client.query(`create database ${name} template ${template}`);
  });
  return urlOf(server, name);
}

/** Of the processes that need the template at once, one creates it; the name appears when it is complete. */
async function createTemplate(client: pg.Client, { server, template }: { server: string; template: string }) {
  await client.query('select pg_advisory_lock($1)', [templateLock]);
  if (!(await hasDatabase(client, template))) {
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const database = await openDatabase({ databaseUrl: urlOf(server, unfinished), dataDir: '' });
    await migrate(database);
    await database.close();
    await client.query(`alter database ${unfinished} rename to ${template}`);
  }
  await client.query('select pg_advisory_unlock($1)', [templateLock]);
}

async function hasDatabase(client: pg.Client, name: string): Promise<boolean> {
  return (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;
}

async function dropDatabase(server: string, databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
}

async function onServer(server: string, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Returns the folder of a migrated embedded database. To create one takes seconds, to copy it does not. */
async function embeddedTemplate(): Promise<string> {
  const folder = join(tmpdir(), `lumora-test-template-${await schemaVersion()}`);
  if (existsSync(folder)) return folder;
  const dataDir = await mkdtemp(join(tmpdir(), 'lumora-test-template-'));
  const database = await openDatabase({ dataDir });
  await migrate(database);
  await database.close();
  // another process may have created the same folder meanwhile
  await rename(join(dataDir, 'database'), folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
  await rm(dataDir, { recursive: true, force: true });
  return folder;
}

/** Returns a hash of the migrations: a template outlives the run that created it. */
async function schemaVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort()) {
    hash.update(file).update(await readFile(join(migrations, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
