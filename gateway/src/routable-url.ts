/**
 * Returns the URL that the router matches. A path that no page can have becomes that of an unknown page (404): one that
 * cannot be decoded, or holds a null character, gets its `%` signs escaped; empty segments and backslashes are escaped
 * too. The API answers such paths of its own with 400 or 404.
 */
export function routableUrl({ url = '/' }: { url?: string | undefined }): string {
  const target = url.startsWith('/') ? url : withoutOrigin(url);
  const path = target.split('?', 1)[0] ?? target;
  if (/^\/api(\/|$)/.test(path)) return target;
  const decodable = isDecodable(path) ? path : path.replaceAll('%', '%25');
  return decodable.replaceAll('\\', '%5C').replaceAll('//', '/%2F') + target.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** A client may send the whole address, as it does to a proxy. */
function withoutOrigin(url: string): string {
  if (!URL.canParse(url)) return '/';
  const { pathname, search } = new URL(url);
  return pathname + search;
}
