/**
 * Returns the URL that the router matches. A path that cannot be decoded, or holds a null character, gets its `%` signs
 * escaped, so that it is an unknown page (404); the API answers such paths of its own with 400.
 */
export function routableUrl({ url = '/' }: { url?: string | undefined }): string {
  const path = url.split('?', 1)[0] ?? url;
  if (isDecodable(path) || /^\/api(\/|$)/.test(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
