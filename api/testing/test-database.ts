import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../src/database/open-database.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { migrate } from '../src/migrate.ts';

export interface TestDatabase extends OpenDatabase {
  dataDir: string;
  /** undefined on the embedded database */
  databaseUrl: string | undefined;
}

/** A migrated database of its own: on the server of `TEST_DATABASE_URL` if that is set, else embedded. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const place = await makeTestPlace();
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

/** Where a process of its own can be started. */
export async function makeTestPlace(): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumora-test-'));
  const server = process.env['TEST_DATABASE_URL'] || undefined;
  const databaseUrl = server && (await createDatabase(server));
  // a thousand small files, which Node copies many times slower
  if (!databaseUrl) await promisify(execFile)('cp', ['-R', await emptyDatabase(), join(dataDir, 'database')]);
  return {
    dataDir,
    databaseUrl,
    async remove() {
      if (server && databaseUrl) await dropDatabase(server, databaseUrl);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function createDatabase(server: string): Promise<string> {
  const url = new URL(server);
  url.pathname = `/lumora_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${url.pathname.slice(1)}`);
  return url.href;
}

async function dropDatabase(server: string, databaseUrl: string): Promise<void> {
  await onServer(server, `drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Making an embedded cluster takes seconds, copying one does not. */
async function emptyDatabase(): Promise<string> {
  const journal = await readFile(new URL('../drizzle/meta/_journal.json', import.meta.url));
  const version = createHash('sha256').update(journal).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `lumora-test-template-${version}`);
  if (existsSync(folder)) return folder;
  const dataDir = await mkdtemp(join(tmpdir(), 'lumora-test-template-'));
  const database = await openDatabase({ dataDir });
  await migrate(database);
  await database.close();
  // whoever comes second finds the place taken by an equal folder
  await rename(join(dataDir, 'database'), folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
  await rm(dataDir, { recursive: true, force: true });
  return folder;
}
