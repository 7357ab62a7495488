import { HttpError, clientErrorCodes } from './http-error.ts';
import { queryString, type Query } from './query-string.ts';
import type { SessionStore } from './session-store.ts';
import { sendByFetch, sendWithProgress, type IncomingResponse } from './transport.ts';

export interface ReadOptions {
  /** entries that are null, undefined or '' are left out */
  query?: Query;
  signal?: AbortSignal;
}

export interface WriteOptions {
  signal?: AbortSignal;
  /** names what is made, so that sending it twice makes it once */
  idempotencyKey?: string;
  /** how much of the body has been sent, 0…1 */
  onProgress?: (fraction: number) => void;
}

export interface HttpSettings {
  /** what every path is put behind; absolute when rendering on a server */
  baseUrl: string;
  fetch?: typeof fetch;
  /** ms before a request is given up; 0, the default, waits for ever */
  timeout?: number;
}

/** `T` is the whole envelope; paths have no `/api`. Every method rejects with `HttpError` only. */
export interface Http {
  get<T>(path: string, options?: ReadOptions): Promise<T>;
  post<T>(path: string, body?: object | FormData, options?: WriteOptions): Promise<T>;
  delete<T>(path: string, options?: Pick<WriteOptions, 'signal'>): Promise<T>;
  /** Fetches a file, such as a CSV export. */
  download(path: string, options?: ReadOptions): Promise<Blob>;
  configure(settings: HttpSettings): void;
}

/** A client that signs its calls with the token of `session`, and ends that session when the server refuses the token. */
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

    const answer = options.onProgress
      ? await sendWithProgress(request, options.onProgress)
      : await sendByFetch(request, settings.fetch ?? globalThis.fetch);

    if (answer.status === 401 && token !== null && path !== signOutPath) session.expire(token);
    return answer;
  }

  async function call<T>(method: string, path: string, body: object | undefined, options: SendOptions) {
    return decode<T>(await send(method, path, body, options));
  }

  return {
    get: (path, options = {}) => call('GET', path, undefined, options),
    post: (path, body, options = {}) => call('POST', path, body, options),
    delete: (path, options = {}) => call('DELETE', path, undefined, options),
    async download(path, options = {}) {
      const answer = await send('GET', path, undefined, { ...options, isDownload: true });
      return answer.file ?? decode(answer);
    },
    configure(changed) {
      settings = changed;
    },
  };
}

type SendOptions = ReadOptions & WriteOptions & { isDownload?: boolean };

/** A 401 here means wrong words, not an ended session, so no token is sent. */
const signInPath = '/admin/login';
/** Whoever signs out with a dead token has what they wanted. */
const signOutPath = '/admin/logout';

function encode(body: object | undefined, token: string | null) {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  if (body === undefined || body instanceof FormData) return { headers, content: body };

  headers['Content-Type'] = 'application/json';
  return { headers, content: JSON.stringify(body) };
}

function decode<T>(answer: IncomingResponse): T {
  const body = parse(answer);
  // The server serialises by the contract's schema that T stands for, so nothing is checked a second time here.
  if (answer.status >= 200 && answer.status < 300) return body as T;
  throw refusal(answer, body);
}

function parse({ status, text }: IncomingResponse): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    if (status >= 400) return null; // a proxy's own error page: the status says enough
    throw new HttpError({ status, code: clientErrorCodes.invalidResponse, message: 'Something went wrong' });
  }
}

function refusal({ status, header }: IncomingResponse, body: unknown): HttpError {
  const { message, error, fields, request_id }: Record<string, unknown> = isRecord(body) ? body : {};
  const wait = Number(header('retry-after') ?? NaN);

  return new HttpError({
    status,
    code: words(error) ?? String(status),
    message: words(message) ?? words(error) ?? `Request failed with status code ${status}`,
    fields: isRecord(fields) ? fieldMessages(fields) : undefined,
    requestId: words(request_id) ?? header('x-request-id') ?? undefined,
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  });
}

function fieldMessages(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, String(message)]));
}

function words(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
