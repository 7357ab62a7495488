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

/** URL of the PostgreSQL server for this run; without it, tests use the embedded database. */
const server = process.env['TEST_DATABASE_URL'] || undefined;

/** Whether tests run on PostgreSQL; for tests of features that only one of the drivers has. */
export const isOnPostgres = server !== undefined;

/** A migrated database of a test file; `close` also removes it and its data folder. */
export interface TestDatabase extends OpenDatabase {
  dataDir: string;
  /** undefined on the embedded database */
  databaseUrl: string | undefined;
}

/** Creates and opens a migrated database for one test file. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const workspace = await prepareTestWorkspace();
  const database = await openDatabase(workspace);
  await migrate(database);
  return {
    ...database,
    ...workspace,
    async close() {
      await database.close();
      await workspace.remove();
    },
  };
}

interface TestWorkspace {
  dataDir: string;
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/** Creates a data folder and a migrated database as a copy of the template; the caller opens the database. */
export async function prepareTestWorkspace(): Promise<TestWorkspace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumora-test-'));
  const databaseUrl = server && (await createDatabase(server));
  // the folder has a thousand small files, which `fs.cp` copies many times slower
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

/** Creates a copy of the template, which takes a twentieth of the time of the migrations. */
async function createDatabase(server: string): Promise<string> {
  const template = `lumora_template_${await schemaVersion()}`;
  const name = `lumora_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, async (client) => {
    if (!(await hasDatabase(client, template))) await createTemplate(client, { server, template });
    // by default the pages of the template are written to the log one by one, which takes five times as long
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return urlOf(server, name);
}

/** Creates the template in one of the processes that need it at once; it gets its name when it is complete. */
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

/** Returns the folder of a migrated embedded database. Creating one takes seconds; copying it does not. */
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

/** Returns a hash of the migrations, because a later run may find the template of an earlier one. */
async function schemaVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort()) {
    hash.update(file).update(await readFile(join(migrations, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
