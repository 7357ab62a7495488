/** Returns whether the header `If-None-Match` lists `etag`, which is quoted, also as a weak one. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag) ?? false;
}
