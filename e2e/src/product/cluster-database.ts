import path from 'node:path';
import pg from 'pg';

/** Whether stories run against several processes on PostgreSQL, as `npm test -- --only cluster` has them do. */
export const isCluster = process.env['PRODUCT'] === 'cluster';

/** The database that belongs to a data folder: on the server of the test run, under the folder's name. */
export function databaseUrl(dataDir: string): string {
  const url = new URL(server());
  url.pathname = databaseOf(dataDir);
  return url.href;
}

/** An empty database for the data folder, in place of the one that was there. */
export async function makeDatabase(dataDir: string): Promise<void> {
  await dropDatabase(dataDir);
  await tell(`create database ${quoted(dataDir)}`);
}

/** A database for the data folder with all that the one of `from` holds, whom nobody may be using. */
export async function copyDatabase(from: string, dataDir: string): Promise<void> {
  await tell(`create database ${quoted(dataDir)} template ${quoted(from)}`);
}

export async function dropDatabase(dataDir: string): Promise<void> {
  await tell(`drop database if exists ${quoted(dataDir)} with (force)`);
}

/** Runs a statement in the database of the data folder; answers its rows. */
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

async function tell(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
