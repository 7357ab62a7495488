import type { OpenDatabase } from './database.ts';
import { openPglite } from './pglite-database.ts';
import { openPostgres } from './postgres-database.ts';
import { StartError } from '../start-error.ts';

export interface DatabaseOptions {
  /** `postgres://…`; without it the database is a folder below `dataDir` */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** told about a lost and a regained connection */
  log?: { warn(facts: object, message: string): void; info(message: string): void };
}

/** Opens the database that the settings name; rejects with a StartError when it cannot be had. */
export async function openDatabase({ databaseUrl, dataDir, log }: DatabaseOptions): Promise<OpenDatabase> {
  if (!databaseUrl) return openPglite(dataDir);
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    throw new StartError('DATABASE_URL must look like postgres://user:password@host:5432/database.', 2);
  }
  return openPostgres(databaseUrl, log);
}
