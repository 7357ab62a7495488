import { queryString } from '@lumora/shared-contract/http';
import type { RouteQuery } from '@lumora/shared-contract/releases';

/** The response to the page's query, which the loader requests while the console loads. */
interface PrefetchedResponse {
  queryKey: string[];
  /** undefined after an error or a status other than 2xx: the console then sends the request itself */
  response: Promise<unknown>;
}

declare global {
  // a global, because loader and console are two builds
  var lumoraPrefetched: PrefetchedResponse | undefined;
}

/** Returns the key of a page's query for the search parameters of its URL. Its last part is the URL below `/api`. */
export function routeQueryKey({ key, path, search }: RouteQuery, pageSearch: URLSearchParams): string[] {
  const entries = Object.entries(search).map(([name, value]) => [name, pageSearch.get(name) ?? value]);
  return [...key, path + queryString(Object.fromEntries(entries))];
}

/** Sends the request of the page's query; `consumePrefetched` returns the response. */
export function prefetchResponse(queryKey: string[], token: string): void {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const response = fetch(`/api${queryKey.at(-1)}`, { headers }).then(
    (received) => (received.ok ? received.json() : undefined),
    () => undefined,
  );
  globalThis.lumoraPrefetched = { queryKey, response };
}

/** Returns the response that the loader prefetched, once, if it belongs to `queryKey`. */
export function consumePrefetched(queryKey: string[]): Promise<unknown> | undefined {
  const prefetched = globalThis.lumoraPrefetched;
  globalThis.lumoraPrefetched = undefined;
  return prefetched?.queryKey.join() === queryKey.join() ? prefetched.response : undefined;
}
