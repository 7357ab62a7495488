/** The code of a system's or driver's error. Told by its shape: an error of another realm is no instance of this one's Error. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
