import path from 'node:path';
import pg from 'pg';

/** Whether tests run against several processes on PostgreSQL, as with `npm test -- --only cluster`. */
export const isCluster = process.env['PRODUCT'] === 'cluster';

/** Returns the URL of the database of a data folder, which has the folder's name on the server of the test run. */
export function databaseUrl(dataDir: string): string {
  const url = new URL(server());
  url.pathname = databaseOf(dataDir);
  return url.href;
}

/** Replaces the database of the data folder with an empty one. */
export async function makeDatabase(dataDir: string): Promise<void> {
  await dropDatabase(dataDir);
  await runStatement(`create database ${quoted(dataDir)}`);
}

/** Copies the database of `from`, which must have no connections, to one for the data folder. */
export async function copyDatabase(from: string, dataDir: string): Promise<void> {
  await runStatement(`create database ${quoted(dataDir)} template ${quoted(from)}`);
}

export async function dropDatabase(dataDir: string): Promise<void> {
  await runStatement(`drop database if exists ${quoted(dataDir)} with (force)`);
}

/** Runs a statement in the database of the data folder; returns its rows. */
export async function queryDatabase<Row extends pg.QueryResultRow>(dataDir: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const databaseOf = (dataDir: string) => path.basename(dataDir);
const quoted = (dataDir: string) => pg.escapeIdentifier(databaseOf(dataDir));

function server(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined) return url;
  throw new Error(
    'TEST_DATABASE_URL must name a PostgreSQL server and a superuser; npm test -- --only cluster starts one.',
  );
}

async function runStatement(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
