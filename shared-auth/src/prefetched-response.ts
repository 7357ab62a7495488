import { queryString, type Query } from './query-string.ts';

interface PrefetchedResponse {
  url: string;
  authorization: string;
  /** ms, of `performance.now()` */
  askedAt: number;
  /** undefined when it was refused or did not come: the question is then asked as if nothing had been asked before */
  response: Promise<Response | undefined>;
}

declare global {
  // a global, because the shell's loader and its console hold a copy of this file each
  var lumoraPrefetched: PrefetchedResponse | undefined;
}

/** How long (ms) an answer counts as one of now. */
const maxAgeMs = 15_000;

/** Asks for what a page will ask for once its code is there; `http.get` takes the answer, once. */
export function prefetchResponse(path: string, query: Query, token: string): void {
  const url = `/api${path}${queryString(query)}`;
  const authorization = `Bearer ${token}`;
  const response = fetch(url, { headers: { Accept: 'application/json', Authorization: authorization } });
  globalThis.lumoraPrefetched = {
    url,
    authorization,
    askedAt: performance.now(),
    response: response.then(
      (answer) => (answer.ok ? answer : undefined),
      () => undefined,
    ),
  };
}

/** The early answer to just this request, if there is one. A write puts it away: it may have changed what was answered. */
export async function consumePrefetched(request: {
  method: string;
  url: string;
  headers: Record<string, string>;
}): Promise<Response | undefined> {
  const early = globalThis.lumoraPrefetched;
  if (early === undefined) return undefined;
  const isAsked =
    request.method === 'GET' && request.url === early.url && request.headers['Authorization'] === early.authorization;
  if (isAsked || request.method !== 'GET') globalThis.lumoraPrefetched = undefined;

  return isAsked && performance.now() - early.askedAt < maxAgeMs ? early.response : undefined;
}
