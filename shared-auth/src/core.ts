import { createHttp, type HttpSettings } from './http-client.ts';
import { createSessionStore } from './session-store.ts';

export { HttpError, clientErrorCodes, errorMessage, isHttpError } from './http-error.ts';
export { prefetchResponse } from './prefetched-response.ts';
export type { Http, HttpSettings, ReadOptions, WriteOptions } from './http-client.ts';
export type { Query } from './query-string.ts';
export type { Session } from './stored-session.ts';
export type { SessionStore } from './session-store.ts';

/** Who is signed in, one for the whole page. Without a `window` nobody is. */
export const session = createSessionStore(typeof window === 'undefined' ? undefined : window);

/** The product's only way to the API. */
export const http = createHttp(session);

/** Moves the base address (`/api` by default), the time-out or the fetch that `http` uses. */
export function configureHttp(settings: HttpSettings): void {
  http.configure(settings);
}
