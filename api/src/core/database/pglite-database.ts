import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { anyTable, changeChannel, ChangeNotices } from './changes.ts';
import type { OpenDatabase } from './database.ts';
import { cacheEmptyCluster, findEmptyCluster } from './empty-cluster.ts';
import { StartError } from '../errors/start-error.ts';
import { lockFolder } from './folder-lock.ts';
import { PgliteConnection } from './pglite-connection.ts';
import { poolState, PostgresPool } from './postgres-pool.ts';

/** Opens the embedded database in `<dataDir>/database`. Throws a `StartError` when another process has it open. */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  const lock = await lockFolder(folder);
  const worker = await startWorker(folder).catch(async (error: unknown) => {
    await lock.release();
    throw new StartError(`The database in ${folder} cannot be opened: ${reasonOf(error)} Restore a backup.`, 1);
  });
  const pool = new PostgresPool({
    max: 4, // PGlite runs one statement at a time; the next one is in its thread already
    idleTimeoutMillis: 0,
    stream: () => new PgliteConnection(worker),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  });
  const changes = new ChangeNotices();
  pool.on('connect', (client) => client.on('notification', ({ payload }) => changes.notify(payload ?? anyTable)));
  await pool.query(`listen ${changeChannel}`);
  const db = drizzle(pool);
  return {
    db,
    changes,
    withAdvisoryLock: (_key, act) => act(db),
    applyMigrations: (migrationsFolder) => migrate(db, { migrationsFolder }),
    vacuumAndAnalyze: () => vacuumAndAnalyze(pool),
    ping: async () => void (await pool.query('select 1')),
    pool: () => poolState(pool),
    async close() {
      await pool.end();
      worker.off('exit', endProcessWithThread).postMessage('close', []);
      await once(worker, 'exit');
      await lock.release();
    },
  };
}

/** One statement for each table, because the statements of other requests wait meanwhile. */
async function vacuumAndAnalyze(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ table: string }>(
    `select quote_ident(relname) as table from pg_class where relkind = 'r' and (relnamespace = 'public'::regnamespace or oid = 'pg_statistic'::regclass)`,
  );
  for (const { table } of rows) await pool.query(`vacuum (analyze) ${table}`);
}

/** Folder beside the cached builds of the modules; every first start on this machine uses it. */
const clusterCache = fileURLToPath(new URL('../../../../node_modules/.cache/lumora/database', import.meta.url));

/** Starts the thread of the database and waits until it is open; creates an empty one in a new folder. */
async function startWorker(folder: string): Promise<Worker> {
  // the optimising compiler of V8 would compile PGlite a second time, which costs more memory and start time than it saves
  // in a running process Node.js 24 ignores `--liftoff-only`, which implies these two
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  const loadDataDir = isNew ? await findEmptyCluster(clusterCache) : undefined;
  const worker = new Worker(new URL('./pglite.worker.mjs', import.meta.url), {
    workerData: { folder, loadDataDir, needsArchive: isNew && loadDataDir === undefined },
    execArgv: [],
  });
  const [archive]: unknown[] = await once(worker, 'message');
  worker.on('error', endProcess).on('exit', endProcessWithThread);
  if (archive instanceof ArrayBuffer) await cacheEmptyCluster(clusterCache, Buffer.from(archive));
  return worker;
}

function endProcessWithThread(): never {
  endProcess(new Error('Its thread has ended'));
}

/** Ends the process: a database that has panicked, as on a full disk, or crashed runs no further statement. */
function endProcess(error: unknown): never {
  process.stderr.write(
    `The embedded database has stopped: ${reasonOf(error)} Nothing that was saved is lost; start again.\n`,
  );
  process.exit(1);
}

/** Formats the reason as a sentence. */
function reasonOf(error: unknown): string {
  return `${error instanceof Error ? error.message : String(error)}.`;
}
