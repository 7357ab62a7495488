import { HttpError, clientErrorCodes } from '@lumora/shared-contract/http-error';
import { isRecord, queryString, type Query } from '@lumora/shared-contract/http';
import type { SessionStore } from './session-store.ts';
import { sendByFetch, sendWithProgress, type IncomingResponse } from './transport.ts';

export interface ReadOptions {
  /** entries that are null, undefined or '' are left out */
  query?: Query;
  signal?: AbortSignal;
}

export interface WriteOptions {
  signal?: AbortSignal;
  /** sent as `Idempotency-Key`: the server creates one resource however often the request is sent with the same key */
  idempotencyKey?: string;
  /** called with the share of the body that has been sent, 0…1; the request is then sent by XMLHttpRequest */
  onProgress?: (fraction: number) => void;
}

export interface HttpSettings {
  /** prefix of every path; an absolute URL when rendering on a server */
  baseUrl: string;
  fetch?: typeof fetch;
  /** ms after which a request is aborted; 0, the default, means no time-out */
  timeout?: number;
}

/**
 * `path` is relative to the base URL and has no `/api`. `T` is the whole envelope, such as `ApiResponse<Product>`; the
 * response of a 204 is null. Every method rejects with `HttpError` only.
 */
export interface Http {
  get<T>(path: string, options?: ReadOptions): Promise<T>;
  post<T>(path: string, body?: object | FormData, options?: WriteOptions): Promise<T>;
  delete<T>(path: string, options?: Pick<WriteOptions, 'signal'>): Promise<T>;
  /** Downloads a file, such as a CSV export. */
  download(path: string, options?: ReadOptions): Promise<Blob>;
  /** Replaces all settings. */
  configure(settings: HttpSettings): void;
}

/**
 * Creates a client that sends the token of `session` as `Authorization: Bearer`, and expires that session when the
 * server responds with 401 to the token.
 */
export function createHttp(session: SessionStore): Http {
  let settings: HttpSettings = { baseUrl: '/api' };

  async function send(method: string, path: string, body: object | undefined, options: SendOptions) {
    const token = path === signInPath ? null : session.get().token;
    const { headers, content } = encode(body, token);
    if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey;
    const request = {
      url: settings.baseUrl + path + queryString(options.query),
      method,
      headers,
      body: content,
      signal: options.signal,
      isDownload: options.isDownload ?? false,
      timeout: settings.timeout ?? 0,
    };

    const response = options.onProgress
      ? await sendWithProgress(request, options.onProgress)
      : await sendByFetch(request, settings.fetch ?? globalThis.fetch);

    if (response.status === 401 && token !== null && path !== signOutPath) session.expire(token);
    return response;
  }

  async function call<T>(method: string, path: string, body: object | undefined, options: SendOptions) {
    return decode<T>(await send(method, path, body, options));
  }

  return {
    get: (path, options = {}) => call('GET', path, undefined, options),
    post: (path, body, options = {}) => call('POST', path, body, options),
    delete: (path, options = {}) => call('DELETE', path, undefined, options),
    async download(path, options = {}) {
      const response = await send('GET', path, undefined, { ...options, isDownload: true });
      return response.file ?? decode(response);
    },
    configure(changed) {
      settings = changed;
    },
  };
}

type SendOptions = ReadOptions & WriteOptions & { isDownload?: boolean };

/** A 401 of the sign-in means wrong credentials, not an ended session, so no token is sent. */
const signInPath = '/admin/login';
/** A 401 of the sign-out means that the token had expired already: the user is signed out as intended. */
const signOutPath = '/admin/logout';

function encode(body: object | undefined, token: string | null) {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  if (body === undefined || body instanceof FormData) return { headers, content: body };

  headers['Content-Type'] = 'application/json';
  return { headers, content: JSON.stringify(body) };
}

function decode<T>(response: IncomingResponse): T {
  const body = parse(response);
  // The server serialises by the contract's schema for T, so the body is not validated again here.
  if (response.status >= 200 && response.status < 300) return body as T;
  throw toHttpError(response, body);
}

function parse({ status, text }: IncomingResponse): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    if (status >= 400) return null; // the HTML error page of a proxy: the error then carries the status only
    throw new HttpError({ status, code: clientErrorCodes.invalidResponse, message: 'Something went wrong' });
  }
}

function toHttpError({ status, header }: IncomingResponse, body: unknown): HttpError {
  const { message, error, fields, request_id }: Record<string, unknown> = isRecord(body) ? body : {};
  const retryAfter = Number(header('retry-after') ?? NaN);

  return new HttpError({
    status,
    code: nonBlank(error) ?? String(status),
    message: nonBlank(message) ?? nonBlank(error) ?? `Request failed with status code ${status}`,
    fields: isRecord(fields) ? fieldMessages(fields) : undefined,
    requestId: nonBlank(request_id) ?? header('x-request-id') ?? undefined,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

function fieldMessages(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, String(message)]));
}

function nonBlank(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
