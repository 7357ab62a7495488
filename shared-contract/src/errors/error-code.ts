/**
 * Returns the code of a system error, such as `ENOENT`, or '' without one. Checks the shape only, because errors of
 * another realm are not instances of `Error`.
 */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
