import { queryString } from '@lumora/shared-contract/http';
import type { RouteQuery } from '@lumora/shared-contract/releases';

/** The first query of the page, which the loader requests while the console loads. */
interface FirstQuery {
  queryKey: string[];
  /** undefined after an error or a status other than 2xx: the console then sends the request itself */
  response: Promise<unknown>;
}

declare global {
  // a global, because loader and console are two builds
  var lumoraFirstQuery: FirstQuery | undefined;
}

/** Returns the key of a page's first query for the search parameters of its URL. Its last part is the URL below `/api`. */
export function firstQueryKey({ key, path, search }: RouteQuery, pageSearch: URLSearchParams): string[] {
  const entries = Object.entries(search).map(([name, value]) => [name, pageSearch.get(name) ?? value]);
  return [...key, path + queryString(Object.fromEntries(entries))];
}

/** Requests the first query of the page; `takeFirstResponse` returns its response. */
export function requestFirstQuery(queryKey: string[], token: string): void {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const response = fetch(`/api${queryKey.at(-1)}`, { headers }).then(
    (received) => (received.ok ? received.json() : undefined),
    () => undefined,
  );
  globalThis.lumoraFirstQuery = { queryKey, response };
}

/** Returns the response that the loader requested, once, if it belongs to `queryKey`. */
export function takeFirstResponse(queryKey: string[]): Promise<unknown> | undefined {
  const first = globalThis.lumoraFirstQuery;
  globalThis.lumoraFirstQuery = undefined;
  return first?.queryKey.join() === queryKey.join() ? first.response : undefined;
}
