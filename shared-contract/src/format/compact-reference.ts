/** Returns the letters and digits of a typed or copied reference, such as ` #lum 7f3k2q.`, in upper case. */
export function compactReference(typed: string): string {
  return typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}
