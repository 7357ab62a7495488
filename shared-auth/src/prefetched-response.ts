import { queryString, type Query } from './query-string.ts';

interface PrefetchedResponse {
  url: string;
  authorization: string;
  /** ms, of `performance.now()` */
  requestedAt: number;
  /** undefined after an error or a status other than 2xx: `http.get` then sends the request itself */
  response: Promise<Response | undefined>;
}

declare global {
  // a global, because the loader of the shell and its console each bundle a copy of this file
  var lumoraPrefetched: PrefetchedResponse | undefined;
}

/** Age (ms) up to which a prefetched response is used. */
const maxAgeMs = 15_000;

/**
 * Starts the first API request of a page while its code still loads. `http.get` uses the response once, for the same
 * path, query and token. `path` has no `/api`.
 */
export function prefetchResponse(path: string, query: Query, token: string): void {
  const url = `/api${path}${queryString(query)}`;
  const authorization = `Bearer ${token}`;
  const response = fetch(url, { headers: { Accept: 'application/json', Authorization: authorization } });
  globalThis.lumoraPrefetched = {
    url,
    authorization,
    requestedAt: performance.now(),
    response: response.then(
      (received) => (received.ok ? received : undefined),
      () => undefined,
    ),
  };
}

/**
 * Returns the prefetched response if it belongs to exactly this request and is fresh, and removes it. A write removes it
 * too, because it may have changed the data.
 */
export async function consumePrefetched(request: {
  method: string;
  url: string;
  headers: Record<string, string>;
}): Promise<Response | undefined> {
  const prefetched = globalThis.lumoraPrefetched;
  if (prefetched === undefined) return undefined;
  const isSameRequest =
    request.method === 'GET' &&
    request.url === prefetched.url &&
    request.headers['Authorization'] === prefetched.authorization;
  if (isSameRequest || request.method !== 'GET') globalThis.lumoraPrefetched = undefined;

  return isSameRequest && performance.now() - prefetched.requestedAt < maxAgeMs ? prefetched.response : undefined;
}
