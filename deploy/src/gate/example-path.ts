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
  const response = await fetch(apiUrl + example.request, { signal: AbortSignal.timeout(timeoutMs) });
  const value = response.ok ? valueAt(await response.json(), example.pointer) : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return path.replace(/:[^/]+/, encodeURIComponent(value));
}

const timeoutMs = 5_000;

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
