/**
 * Returns the URL that the router matches. An invalid path becomes that of an unknown page (404): in a path that cannot
 * be decoded or contains a null character each `%` is escaped; empty segments and backslashes are escaped too. The API
 * handles its own invalid paths with 400 or 404.
 */
export function routableUrl({ url = '/' }: { url?: string | undefined }): string {
  const target = url.startsWith('/') ? url : withoutOrigin(url);
  const path = target.split('?', 1)[0] ?? target;
  if (/^\/api(\/|$)/.test(path)) return target;
  const decodable = isDecodable(path) ? path : path.replaceAll('%', '%25');
  return decodable.replaceAll('\\', '%5C').replaceAll('//', '/%2F') + target.slice(path.length);
}

/** Returns whether a path can be decoded and then contains no null character. */
export function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** Removes the origin of an absolute URL, which a client may send as it does to a proxy. */
function withoutOrigin(url: string): string {
  if (!URL.canParse(url)) return '/';
  const { pathname, search } = new URL(url);
  return pathname + search;
}
