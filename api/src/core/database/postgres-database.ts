import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { ChangeNotices } from './changes.ts';
import type { Database, OpenDatabase } from './database.ts';
import type { DatabaseOptions } from './database-options.ts';
import { listenForChanges } from './postgres-listener.ts';
import { poolState, PostgresPool } from './postgres-pool.ts';
import { errorCode } from '@lumora/shared-contract/error-code';
import { StartError } from '../errors/start-error.ts';

/** Opens a pool of at most 10 connections to PostgreSQL. Throws a `StartError` when the database is not reachable. */
export async function openPostgres(connectionString: string, log: DatabaseOptions['log']): Promise<OpenDatabase> {
  const pool = new PostgresPool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'lumora',
    keepAlive: true,
  });
  // the pool replaces a broken idle connection; without this listener the error would end the process
  pool.on('error', (error) => log?.warn({ err: error }, 'A database connection broke; the pool replaces it.'));
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end();
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${reasonOf(error)}.`, 1);
  });
  const changes = new ChangeNotices();
  const listener = await listenForChanges({ connectionString }, changes, log);
  return {
    db: drizzle(pool),
    changes,
    withAdvisoryLock: (key, act) => withAdvisoryLock(pool, key, act),
    applyMigrations: (migrationsFolder) => migrate(drizzle(pool), { migrationsFolder }),
    vacuumAndAnalyze: async () => {},
    ping: async () => void (await pool.query('select 1')),
    pool: () => poolState(pool),
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

/** Uses the code when there is no message: a refused connection to a host with several IP addresses has only a code. */
function reasonOf(error: unknown): string {
  return String(error).replace(/^(\w*Error|error)(: )?/, '') || errorCode(error) || 'no reason was given';
}

/** Runs `act` under a session lock. The lock ends with its connection, so a killed process releases it. */
async function withAdvisoryLock<T>(pool: pg.Pool, key: number, act: (db: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('select pg_advisory_lock($1)', [key]);
    const result = await act(drizzle(pool));
    await client.query('select pg_advisory_unlock($1)', [key]);
    return result;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failure);
  }
}
