import { beforeEach, describe, expect, it, jest, test } from '@jest/globals';
import { createHttp } from './http-client.ts';
import { errorMessage, isHttpError, type HttpError } from '@lumora/shared-contract/http-error';
import { createSessionStore } from './session-store.ts';

const user = { id: 1, name: 'Asha Rao', email: 'asha@lumora.test', role: 'Administrator', permissions: [] };

type RequestHandler = (url: string, init: RequestInit) => Promise<Response>;

function createClient(handler: RequestHandler, timeout = 0) {
  const session = createSessionStore(window);
  const http = createHttp(session);
  const fetch = jest.fn(handler);
  http.configure({
    baseUrl: '/api',
    fetch: (input, init = {}) => fetch(input instanceof Request ? input.url : input.toString(), init),
    timeout,
  });
  return { session, http, fetch };
}

const json = (status: number, body: unknown, headers = {}) => new Response(JSON.stringify(body), { status, headers });
const createClientRespondingWith = (status: number, body: unknown, headers = {}) =>
  createClient(async () => json(status, body, headers));

async function catchHttpError(call: Promise<unknown>): Promise<HttpError> {
  const error: unknown = await call.then(
    () => new Error('the call resolved'),
    (reason: unknown) => reason,
  );
  if (!isHttpError(error)) throw error;
  return error;
}

beforeEach(() => localStorage.clear());

describe('http', () => {
  it('sends the token and the query without empty entries, and returns the envelope', async () => {
    const { http, session, fetch } = createClientRespondingWith(200, { data: [1] });
    session.signIn({ user, token: 't1' });

    const response = await http.get('/admin/categories/list', { query: { page: 2, q: '', sort: undefined } });

    expect(response).toEqual({ data: [1] });
    expect(fetch.mock.lastCall?.[0]).toBe('/api/admin/categories/list?page=2');
    expect(fetch.mock.lastCall?.[1].headers).toMatchObject({ Authorization: 'Bearer t1' });
  });

  it('sends an object as JSON and FormData unchanged', async () => {
    const { http, fetch } = createClientRespondingWith(200, {});
    const form = new FormData();

    await http.post('/a', { title: 'x' });
    await http.post('/a', form);
    await http.post('/a');

    expect(fetch.mock.calls.map(([, { body }]) => body)).toEqual(['{"title":"x"}', form, undefined]);
    expect(fetch.mock.calls.map(([, { headers }]) => Reflect.has(headers ?? {}, 'Content-Type'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('downloads a file unchanged, and rejects with HttpError when the download fails', async () => {
    const csv = '"Name"\r\n"नियॉन"\r\n';
    const { http } = createClient(async (url) =>
      url.endsWith('?stock=low') ? new Response(csv) : json(403, { message: 'You may not export.' }),
    );

    const file = await http.download('/admin/products/export.csv', { query: { stock: 'low' } });

    expect(new TextDecoder().decode(await file.arrayBuffer())).toBe(csv);
    expect((await catchHttpError(http.download('/a'))).message).toBe('You may not export.');
  });

  it('returns null for an empty response', async () => {
    const { http } = createClient(async () => new Response(null, { status: 204 }));

    expect(await http.delete('/a')).toBeNull();
  });
});

describe('HttpError', () => {
  it.each([
    ['the message of the response', 422, { message: 'Title is taken', error: 'invalid' }, 'Title is taken'],
    ['the error code when there is no message', 409, { error: 'conflict' }, 'conflict'],
    ['the error code when the message is blank', 409, { message: ' ', error: 'conflict' }, 'conflict'],
    ['the status when there is neither', 500, {}, 'Request failed with status code 500'],
    ['the status when the response is not an object', 502, 'oops', 'Request failed with status code 502'],
  ])('has as its message %s', async (_, status, body, message) => {
    const { http } = createClientRespondingWith(status, body);

    const error = await catchHttpError(http.get('/a'));

    expect(error).toMatchObject({ name: 'HttpError', status, message });
  });

  it('has the status in its message when a proxy responds with an HTML page', async () => {
    const { http } = createClient(async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }));

    expect(errorMessage(await catchHttpError(http.get('/a')))).toBe('Request failed with status code 502');
  });

  it('has the message "Something went wrong" when a response with status 200 is not JSON', async () => {
    const { http } = createClient(async () => new Response('<h1>Hello</h1>', { status: 200 }));

    expect(errorMessage(await catchHttpError(http.get('/a')))).toBe('Something went wrong');
  });

  it('carries the field messages, the request id and the Retry-After seconds', async () => {
    const body = { message: 'No', error: 'too_many', fields: { email: 'Taken' }, request_id: 'r-1' };
    const { http } = createClientRespondingWith(429, body, { 'Retry-After': '60' });

    expect(await catchHttpError(http.post('/a', {}))).toMatchObject({
      code: 'too_many',
      fields: { email: 'Taken' },
      requestId: 'r-1',
      retryAfter: 60,
    });
  });

  it('has the code "network" when the connection fails', async () => {
    const { http } = createClient(() => Promise.reject(new TypeError('Failed to fetch')));

    expect(await catchHttpError(http.get('/a'))).toMatchObject({
      status: 0,
      code: 'network',
      message: 'Network Error. Check your connection and try again.',
    });
  });

  it('has the code "canceled" after an abort and "timeout" after a time-out', async () => {
    const never: RequestHandler = (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const { http } = createClient(never, 20);
    const caller = new AbortController();

    const slow = catchHttpError(http.get('/a'));
    const canceled = catchHttpError(http.get('/a', { signal: caller.signal }));
    caller.abort();

    expect(await canceled).toMatchObject({ code: 'canceled', message: 'canceled' });
    expect(await slow).toMatchObject({ code: 'timeout', message: 'The server took too long. Try again.' });
  });

  test.each([
    ['an error with an empty message', new Error(''), 'Something went wrong'],
    ['a value that is not an Error', { message: 'x' }, 'Something went wrong'],
    ['an error with a message', new Error('Create failed'), 'Create failed'],
  ])('errorMessage returns a text for %s', (_, error, message) => {
    expect(errorMessage(error)).toBe(message);
  });
});

describe('a response with status 401', () => {
  const unauthenticated = { message: 'Sign in', error: 'unauthenticated' };

  it('ends the session once when parallel calls receive it, and rejects each call', async () => {
    const { http, session } = createClientRespondingWith(401, unauthenticated);
    const ended = jest.fn();
    session.onEnded(ended);
    session.signIn({ user, token: 't1' });

    const failures = await Promise.all([1, 2, 3].map((n) => catchHttpError(http.get(`/admin/${n}`))));

    expect(failures.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(session.get().isAuthenticated).toBe(false);
  });

  it('does not end the session when it belongs to an older token', async () => {
    const { http, session } = createClientRespondingWith(401, unauthenticated);
    session.signIn({ user, token: 'old' });

    const late = catchHttpError(http.get('/a'));
    session.signIn({ user, token: 'new' });
    await late;

    expect(session.get().token).toBe('new');
  });

  it.each(['/admin/login', '/admin/logout'])('does not end the session when it comes from %s', async (path) => {
    const { http, session } = createClientRespondingWith(401, unauthenticated);
    session.signIn({ user, token: 't1' });

    await catchHttpError(http.post(path, {}));

    expect(session.get().token).toBe('t1');
  });
});
