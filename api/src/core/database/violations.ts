import { errorCode } from '@lumora/shared-contract/error-code';

interface DriverError {
  code: string;
  constraint?: string;
  column?: string;
}

/** Name of the unique index that refused a write; null when the error is another. */
export function uniqueViolation(error: unknown): string | null {
  const driverError = driverErrorOf(error);
  return driverError?.code === '23505' ? (driverError.constraint ?? '') : null;
}

/** Name of the check that refused a write; null when the error is another. */
export function checkViolation(error: unknown): string | null {
  const driverError = driverErrorOf(error);
  return driverError?.code === '23514' ? (driverError.constraint ?? '') : null;
}

/** Name of the column that may not be empty and was; null when the error is another. */
export function emptyColumn(error: unknown): string | null {
  const driverError = driverErrorOf(error);
  return driverError?.code === '23502' ? (driverError.column ?? '') : null;
}

/** True when a row that others point at was to be deleted, or a row was to point at one that is not there. */
export function isReferenceViolation(error: unknown): boolean {
  const code = driverErrorOf(error)?.code;
  return code === '23503' || code === '23001';
}

/** True when the database itself cannot be had at the moment, and the same request may work later. */
export function isUnavailable(error: unknown): boolean {
  const code = driverErrorOf(error)?.code ?? '';
  return /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|08...|57P0.|53300)$/.test(code) || isPoolTimeout(error);
}

/** True when the database gave a transaction up because another was in its way; the same again may work. */
export function isContention(error: unknown): boolean {
  const code = driverErrorOf(error)?.code;
  return code === '40P01' || code === '40001';
}

/** True when the disk of the database, or that of the pictures, has no room for what was to be written. */
export function isStorageFull(error: unknown): boolean {
  return /^(ENOSPC|EDQUOT|53100)$/.test(driverErrorOf(error)?.code ?? '');
}

/** True when such a disk, or the database itself, can only be read. */
export function isReadOnly(error: unknown): boolean {
  return /^(EROFS|25006|42501)$/.test(driverErrorOf(error)?.code ?? '');
}

/** The query builder wraps what the driver threw. */
function driverErrorOf(error: unknown): DriverError | null {
  const code = errorCode(error);
  if (code === '') return error instanceof Error ? driverErrorOf(error.cause) : null;
  return { code, ...named(error, 'constraint'), ...named(error, 'column') };
}

function named<Key extends 'constraint' | 'column'>(error: unknown, key: Key): Partial<Record<Key, string>> {
  const value: unknown = error instanceof Error && Reflect.get(error, key);
  // a computed key is typed as any string
  return typeof value === 'string' ? ({ [key]: value } as Record<Key, string>) : {};
}

/** The pool and a broken connection throw plain errors without a code. */
function isPoolTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message) || isPoolTimeout(error.cause)
  );
}
