import type { PublicPageRoute } from '@lumora/shared-contract/releases';

/**
 * Returns the path of an existing page that `page` declares, with a param from a response of the API at `apiUrl` (ends with
 * `/api`). Returns null if the page needs data that the API does not have.
 */
export async function findExamplePath(
  { path, example = path }: PublicPageRoute,
  apiUrl: string | null,
): Promise<string | null> {
  if (typeof example === 'string') return /[:*]/.test(example) ? null : example;
  if (apiUrl === null) return null;
  const response = await fetchJson(apiUrl + example.request).catch(() => undefined);
  const value = valueAt(response, example.pointer);
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return path.replace(/:[^/]+/, encodeURIComponent(value));
}

const timeoutMs = 5_000;

async function fetchJson(url: string): Promise<unknown> {
  return (await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })).json();
}

/** Returns the value at a JSON pointer without escaped characters, or undefined. */
function valueAt(json: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      json,
    );
}
