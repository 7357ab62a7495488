import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type ExecProtocolOptions, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { changeChannel, ChangeNotices } from './changes.ts';
import type { OpenDatabase } from './database.ts';
import { cacheEmptyCluster, findEmptyCluster } from './empty-cluster.ts';
import { lockFolder } from './folder-lock.ts';

/** Opens the embedded database in `<dataDir>/database`. Throws a `StartError` when another process has it open. */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  const lock = await lockFolder(folder);
  const client = await openClient(folder);
  const changes = new ChangeNotices();
  const db = drizzle(client);
  await client.listen(changeChannel, (table) => changes.notify(table));
  return {
    db,
    changes,
    withAdvisoryLock: (_key, act) => act(db),
    applyMigrations: (migrationsFolder) => migrate(db, { migrationsFolder }),
    vacuumAndAnalyze: () => vacuumAndAnalyze(client),
    ping: async () => void (await client.query('select 1')),
    pool: () => ({ total: 1, idle: 1, waiting: 0 }),
    async close() {
      await client.close();
      await lock.release();
    },
  };
}

/** One statement for each table, because a statement blocks the process. */
async function vacuumAndAnalyze(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `select quote_ident(relname) as table from pg_class where relkind = 'r' and (relnamespace = 'public'::regnamespace or oid = 'pg_statistic'::regclass)`,
  );
  for (const { table } of rows) await client.query(`vacuum (analyze) ${table}`);
}

async function openClient(folder: string): Promise<PGlite> {
  // the optimising compiler of V8 would compile PGlite a second time, which costs more memory and start time than it saves
  setFlagsFromString('--liftoff-only');
  if (existsSync(join(folder, 'PG_VERSION'))) return startPglite(folder);
  const loadDataDir = await findEmptyCluster(clusterCache);
  if (loadDataDir !== undefined) return startPglite(folder, { loadDataDir });
  const client = await startPglite(folder);
  await cacheEmptyCluster(clusterCache, client);
  return client;
}

async function startPglite(folder: string, options: PGliteOptions = {}): Promise<PGlite> {
  const client = new EmbeddedPostgres(folder, { extensions: { pg_trgm }, startParams, ...options });
  await client.waitReady;
  return client;
}

/** Folder beside the cached builds of the modules; every first start on this machine uses it. */
const clusterCache = fileURLToPath(new URL('../../../../node_modules/.cache/lumora/database', import.meta.url));

/** PGlite writes zeros to all its buffers at the start: its default of 128 MB would occupy memory that a shop never uses. */
const sharedBuffers = 'shared_buffers=32MB';
/** Analysing 80,000 products blocks the process for 90 ms, and for 630 ms with the default of 100. */
const statisticsTarget = 'default_statistics_target=10';

const startParams = [...PGlite.defaultStartParams, '-c', sharedBuffers, '-c', statisticsTarget];

/** Time (ms) for which statements run one after the other without a turn of the event loop. */
const maxBlockMs = 5;

/**
 * Gives other requests a turn of the event loop between statements: the promise of a statement resolves without one, so a
 * transaction, and all that wait for it, would block the process until the last of them has ended. Ends the process when
 * the database panics, as on a full disk, because its next query would never return.
 */
class EmbeddedPostgres extends PGlite {
  #lastTurnMs = 0;

  override async execProtocolStream(message: Uint8Array, options?: ExecProtocolOptions) {
    if (performance.now() - this.#lastTurnMs > maxBlockMs) {
      await setImmediate();
      this.#lastTurnMs = performance.now();
    }
    return super.execProtocolStream(message, options).catch(endOnPanic);
  }
}

function endOnPanic(error: unknown): never {
  if (!(error instanceof Error && 'severity' in error && error.severity === 'PANIC')) throw error;
  process.stderr.write(
    `The embedded database has stopped: ${error.message}. Nothing that was saved is lost. See that its disk has room and can be written to, then start again.\n`,
  );
  process.exit(1);
}
