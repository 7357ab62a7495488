import { DrizzleQueryError } from 'drizzle-orm';
import { errorCode } from '@lumora/shared-contract/error-code';
import type { AppError } from '../errors/app-error.ts';

interface DriverError {
  code: string;
  constraint: string | undefined;
  column: string | undefined;
}

interface ViolationErrors {
  /** errors by the name of the violated unique index */
  unique: Record<string, () => AppError>;
  /** error for a violated foreign key */
  reference?: () => AppError;
}

/**
 * Runs `write` and replaces the error of a violated constraint. The constraint decides, and not a query before the write,
 * so that concurrent writes are detected.
 */
export async function mapViolations<T>(errors: ViolationErrors, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const create = isReferenceViolation(error) ? errors.reference : errors.unique[uniqueViolation(error) ?? ''];
    throw create?.() ?? error;
  }
}

/** Returns the name of the violated unique index; null for any other error. */
export function uniqueViolation(error: unknown): string | null {
  const driverError = driverErrorOf(error);
  return driverError?.code === '23505' ? (driverError.constraint ?? '') : null;
}

/** Returns the name of the violated check constraint; null for any other error. */
export function checkViolation(error: unknown): string | null {
  const driverError = driverErrorOf(error);
  return driverError?.code === '23514' ? (driverError.constraint ?? '') : null;
}

/** Returns the name of the column whose not-null constraint is violated; null for any other error. */
export function emptyColumn(error: unknown): string | null {
  const driverError = driverErrorOf(error);
  return driverError?.code === '23502' ? (driverError.column ?? '') : null;
}

/**
 * Returns whether a foreign key (only the one named `key`, if it is given) is violated: by deleting a referenced row, or by
 * referencing a row that does not exist.
 */
export function isReferenceViolation(error: unknown, key?: string): boolean {
  const { code, constraint } = driverErrorOf(error) ?? {};
  return (code === '23503' || code === '23001') && (key === undefined || constraint === key);
}

/** Returns whether the database is not available at present; the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  // a rollback fails only without a connection; node-postgres then creates an error without a code
  if (error instanceof DrizzleQueryError && error.query === 'rollback') return true;
  const code = driverErrorOf(error)?.code ?? '';
  return /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|08...|57P0.|53300)$/.test(code);
}

/** Returns whether the database aborted the transaction because of a deadlock or a serialization failure. */
export function isContention(error: unknown): boolean {
  const code = driverErrorOf(error)?.code;
  return code === '40P01' || code === '40001';
}

/** Returns whether the disk of the database or of the media store is full. */
export function isStorageFull(error: unknown): boolean {
  return /^(ENOSPC|EDQUOT|53100)$/.test(driverErrorOf(error)?.code ?? '');
}

/** Returns whether that disk or the database is read-only. */
export function isReadOnly(error: unknown): boolean {
  return /^(EROFS|25006|42501)$/.test(driverErrorOf(error)?.code ?? '');
}

/** Returns the error of the driver, which the query builder wraps in `cause`. */
function driverErrorOf(error: unknown): DriverError | null {
  const code = errorCode(error);
  if (code === '') return error instanceof Error ? driverErrorOf(error.cause) : null;
  return { code, constraint: textProperty(error, 'constraint'), column: textProperty(error, 'column') };
}

function textProperty(error: unknown, key: string): string | undefined {
  const value: unknown = error instanceof Error && Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
}
