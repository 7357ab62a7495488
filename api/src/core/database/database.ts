import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Changes } from './changes.ts';

/** The query builder, on either driver, in or out of a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface PoolState {
  total: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase {
  db: Database;
  changes: Changes;
  /** Runs `act` while no other process on the same database runs it under the same key. */
  exclusively<T>(key: number, act: (db: Database) => Promise<T>): Promise<T>;
  /** Applies the SQL migrations of a folder that are not applied yet. */
  applyMigrations(folder: string): Promise<void>;
  /** After many rows were written: what lists and searches are planned by; PostgreSQL's autovacuum does it unasked. */
  tidy(): Promise<void>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  pool(): PoolState;
  close(): Promise<void>;
}
