import { and, eq, sql, type Column, type SQL } from 'drizzle-orm';
import { AppError, invalidField } from '../errors/app-error.ts';

interface VersionedTable {
  id: Column;
  updated_at: Column;
}

/**
 * Returns the columns that every update sets. `updated_at` grows by at least 1 ms, the precision of the version check, so
 * that two fast updates get different versions.
 */
export function changedBy(table: VersionedTable, name: string) {
  return {
    updated_by: name,
    updated_at: sql`greatest(clock_timestamp(), ${table.updated_at} + interval '1 millisecond')`,
  };
}

/**
 * Returns the condition for a row by `id` and, if given, by `expectedVersion` (its `updated_at`): optimistic concurrency.
 * Without `expectedVersion` the last write wins. Throws `AppError` 422 when `expectedVersion` is no timestamp.
 */
export function whereVersion(table: VersionedTable, id: number, expectedVersion: string | undefined): SQL | undefined {
  return expectedVersion
    ? and(eq(table.id, id), eq(table.updated_at, parseVersion(expectedVersion)))
    : eq(table.id, id);
}

/** Returns whether a loaded row has `expectedVersion`; true without one. Throws as `whereVersion` does. */
export function hasVersion(row: { updated_at: string }, expectedVersion: string | undefined): boolean {
  return !expectedVersion || row.updated_at === parseVersion(expectedVersion);
}

function parseVersion(expectedVersion: string): string {
  const time = new Date(expectedVersion);
  // PostgreSQL does not parse negative years or years of six digits, which JavaScript allows
  const isTime = time.getTime() >= 0 && time.getUTCFullYear() < 10_000;
  if (!isTime) throw invalidField('updated_at', 'updated_at must be the time that the row was read with.');
  return time.toISOString();
}

/**
 * Returns the error for an update that matched no row: `AppError` 404 when `row` is undefined, else 409 with the name of
 * the administrator who changed it. `kind` is a noun as in “This category was changed”.
 */
export function conflictError(kind: string, row: { updated_by: string } | undefined, by: { name: string }): AppError {
  if (!row) return notFoundError(kind);
  const who = row.updated_by === by.name ? 'you in another window' : row.updated_by;
  return new AppError('conflict', `This ${kind} was changed by ${who}. Reload to see it.`);
}

/** Returns `AppError` 404. `kind` is a noun as in “This category does not exist any more.” */
export function notFoundError(kind: string): AppError {
  return new AppError('not_found', `This ${kind} does not exist any more.`);
}

/** Returns `AppError` 409 with `message` also on the field `title`. */
export function duplicateTitleError(message: string): AppError {
  return new AppError('conflict', message, { fields: { title: message } });
}
