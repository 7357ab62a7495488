import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Changes } from './changes.ts';

/** The query builder, on either database, inside or outside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Numbers of connections; `waiting` is the number of queries that wait for a connection. */
export interface PoolState {
  total: number;
  idle: number;
  waiting: number;
}

/** An open PostgreSQL or embedded database. */
export interface OpenDatabase {
  db: Database;
  changes: Changes;
  /** Runs `act` under an advisory lock with this key; waits while another process of the same database holds it. */
  withAdvisoryLock<T>(key: number, act: (db: Database) => Promise<T>): Promise<T>;
  /** Applies the pending SQL migrations of a folder. */
  applyMigrations(folder: string): Promise<void>;
  /** Updates planner statistics and the visibility map after many writes. Does nothing on PostgreSQL, which has autovacuum. */
  vacuumAndAnalyze(): Promise<void>;
  /** Rejects when the database does not respond. */
  ping(): Promise<void>;
  pool(): PoolState;
  close(): Promise<void>;
}
