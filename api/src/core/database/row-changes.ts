import { and, eq, sql, type Column, type SQL } from 'drizzle-orm';
import { AppError, invalidField } from '../http/app-error.ts';

interface VersionedTable {
  id: Column;
  updated_at: Column;
}

/** What every update sets. Later than before by at least the precision that is compared, however fast two follow each other. */
export function changedBy(table: VersionedTable, name: string) {
  return {
    updated_by: name,
    updated_at: sql`greatest(clock_timestamp(), ${table.updated_at} + interval '1 millisecond')`,
  };
}

/** The row, provided that nobody changed it since `expectedVersion` (D30); without `expectedVersion` the last writer wins. */
export function whereVersion(table: VersionedTable, id: number, readAt: string | undefined): SQL | undefined {
  return readAt ? and(eq(table.id, id), eq(table.updated_at, timeOf(readAt))) : eq(table.id, id);
}

/** The same of a row that is at hand. */
export function hasVersion(row: { updated_at: string }, readAt: string | undefined): boolean {
  return !readAt || row.updated_at === timeOf(readAt);
}

function timeOf(readAt: string): string {
  const time = new Date(readAt);
  // the database knows no years of six digits, nor negative ones
  const isTime = time.getTime() >= 0 && time.getUTCFullYear() < 10_000;
  if (!isTime) throw invalidField('updated_at', 'updated_at must be the time that the row was read with.');
  return time.toISOString();
}

/** Why an update found no row: it is gone, or somebody was faster. `kind` as in “This category was changed”. */
export function conflictError(kind: string, row: { updated_by: string } | undefined, by: { name: string }): AppError {
  if (!row) return notFoundError(kind);
  const who = row.updated_by === by.name ? 'you in another window' : row.updated_by;
  return new AppError('conflict', `This ${kind} was changed by ${who}. Reload to see it.`);
}

export function notFoundError(kind: string): AppError {
  return new AppError('not_found', `This ${kind} does not exist any more.`);
}

/** The answer to a second row of one title, beside the field too. */
export function duplicateTitleError(message: string): AppError {
  return new AppError('conflict', message, { fields: { title: message } });
}
