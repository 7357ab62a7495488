/**
 * The request's address as the router can take it. One whose `%` signs decode to nothing gets them escaped, so that it is
 * an unknown page like any other; the API's own stay as they are, and are refused as malformed.
 */
export function routableUrl({ url = '/' }: { url?: string | undefined }): string {
  const path = url.split('?', 1)[0] ?? url;
  if (isDecodable(path) || /^\/api(\/|$)/.test(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
