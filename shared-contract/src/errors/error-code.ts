/** The code of a system error, such as `ENOENT`; empty when there is none. Goes by shape: errors may come from another realm. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
