/** Returns a typed reference, such as ` #lum 7f3k2q`, in upper case, without spaces, dashes and `#`. */
export function compactReference(typed: string): string {
  return typed.toUpperCase().replace(/[\s#\p{Dash}]/gu, '');
}
