import type { OpenDatabase } from './database.ts';
import { openPglite } from './pglite-database.ts';
import { openPostgres } from './postgres-database.ts';
import { StartError } from '../errors/start-error.ts';
import type { DatabaseOptions } from './database-options.ts';

/** Opens the configured database. Throws a `StartError` when the URL is invalid or the database is not available. */
export async function openDatabase({ databaseUrl, dataDir, log }: DatabaseOptions): Promise<OpenDatabase> {
  if (!databaseUrl) return openPglite(dataDir);
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    throw new StartError('DATABASE_URL must look like postgres://user:password@host:5432/database.', 2);
  }
  return openPostgres(databaseUrl, log);
}
