import { createHttp, type HttpSettings } from './http-client.ts';
import { createSessionStore } from './session-store.ts';

export { HttpError, clientErrorCodes, errorMessage, isHttpError } from '@lumora/shared-contract/http-error';
export type { Http, HttpSettings, ReadOptions, WriteOptions } from './http-client.ts';
export type { Session } from './stored-session.ts';
export type { SessionStore } from './session-store.ts';

/** The session of the page: one store for all modules. Without a `window` (on the server) it is always signed out. */
export const session = createSessionStore(typeof window === 'undefined' ? undefined : window);

/** The only HTTP client of the product for its API. It sends the token of `session`. */
export const http = createHttp(session);

/** Replaces the base URL (`/api` by default), the time-out (ms) and the `fetch` function of `http`. */
export function configureHttp(settings: HttpSettings): void {
  http.configure(settings);
}
