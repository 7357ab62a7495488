import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createHttp } from './http-client.ts';
import { errorMessage, isHttpError, type HttpError } from './http-error.ts';
import { createSessionStore } from './session-store.ts';

const user = { id: 1, name: 'Asha Rao', email: 'asha@lumora.test', role: 'Administrator', permissions: [] };

type Reply = (url: string, init: RequestInit) => Promise<Response>;

function clientAnsweredBy(reply: Reply, timeout = 0) {
  const session = createSessionStore(window);
  const http = createHttp(session);
  const fetch = jest.fn(reply);
  // fetch may also be given a Request or URL; http gives it neither
  http.configure({ baseUrl: '/api', fetch: fetch as unknown as typeof globalThis.fetch, timeout });
  return { session, http, fetch };
}

const json = (status: number, body: unknown, headers = {}) => new Response(JSON.stringify(body), { status, headers });
const answered = (status: number, body: unknown, headers = {}) =>
  clientAnsweredBy(async () => json(status, body, headers));

async function failureOf(call: Promise<unknown>): Promise<HttpError> {
  const error: unknown = await call.then(
    () => new Error('it was answered'),
    (reason: unknown) => reason,
  );
  if (!isHttpError(error)) throw error;
  return error;
}

beforeEach(() => localStorage.clear());

describe('a call', () => {
  it('carries the token, the query without empty entries, and answers with the envelope', async () => {
    const { http, session, fetch } = answered(200, { data: [1] });
    session.signIn({ user, token: 't1' });

    const answer = await http.get('/admin/categories/list', { query: { page: 2, q: '', sort: undefined } });

    expect(answer).toEqual({ data: [1] });
    expect(fetch.mock.lastCall?.[0]).toBe('/api/admin/categories/list?page=2');
    expect(fetch.mock.lastCall?.[1].headers).toMatchObject({ Authorization: 'Bearer t1' });
  });

  it('sends JSON, or a form as it is', async () => {
    const { http, fetch } = answered(200, {});
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

  it('fetches a file as it is, and fails as any other call where there is none', async () => {
    const csv = '"Name"\r\n"नियॉन"\r\n';
    const { http } = clientAnsweredBy(async (url) =>
      url.endsWith('?stock=low') ? new Response(csv) : json(403, { message: 'You may not export.' }),
    );

    const file = await http.download('/admin/products/export.csv', { query: { stock: 'low' } });

    expect(new TextDecoder().decode(await file.arrayBuffer())).toBe(csv);
    expect((await failureOf(http.download('/a'))).message).toBe('You may not export.');
  });

  it('takes an empty answer', async () => {
    const { http } = clientAnsweredBy(async () => new Response(null, { status: 204 }));

    expect(await http.delete('/a')).toBeNull();
  });
});

describe('the error catalogue', () => {
  it.each([
    ['the message', 422, { message: 'Title is taken', error: 'invalid' }, 'Title is taken'],
    ['else the error', 409, { error: 'conflict' }, 'conflict'],
    ['else the error, when the message is blank', 409, { message: ' ', error: 'conflict' }, 'conflict'],
    ['else the status', 500, {}, 'Request failed with status code 500'],
    ['else the status, when the answer is no object', 502, 'oops', 'Request failed with status code 502'],
  ])('shows %s', async (_, status, body, message) => {
    const { http } = answered(status, body);

    const error = await failureOf(http.get('/a'));

    expect(error).toMatchObject({ name: 'HttpError', status, message });
  });

  it('shows the status when a proxy answers with a page', async () => {
    const { http } = clientAnsweredBy(async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }));

    expect(errorMessage(await failureOf(http.get('/a')))).toBe('Request failed with status code 502');
  });

  it('says something went wrong when a success cannot be read', async () => {
    const { http } = clientAnsweredBy(async () => new Response('<h1>Hello</h1>', { status: 200 }));

    expect(errorMessage(await failureOf(http.get('/a')))).toBe('Something went wrong');
  });

  it('knows the fields, the request and when to try again', async () => {
    const body = { message: 'No', error: 'too_many', fields: { email: 'Taken' }, request_id: 'r-1' };
    const { http } = answered(429, body, { 'Retry-After': '60' });

    expect(await failureOf(http.post('/a', {}))).toMatchObject({
      code: 'too_many',
      fields: { email: 'Taken' },
      requestId: 'r-1',
      retryAfter: 60,
    });
  });

  it('calls a dead line a network error', async () => {
    const { http } = clientAnsweredBy(() => Promise.reject(new TypeError('Failed to fetch')));

    expect(await failureOf(http.get('/a'))).toMatchObject({ status: 0, code: 'network', message: 'Network Error' });
  });

  it('tells a call that was given up from one that took too long', async () => {
    const never: Reply = (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const { http } = clientAnsweredBy(never, 20);
    const caller = new AbortController();

    const slow = failureOf(http.get('/a'));
    const givenUp = failureOf(http.get('/a', { signal: caller.signal }));
    caller.abort();

    expect(await givenUp).toMatchObject({ code: 'canceled', message: 'canceled' });
    expect(await slow).toMatchObject({ code: 'timeout', message: 'timeout of 20ms exceeded' });
  });

  it.each([
    ['an error without words', new Error(''), 'Something went wrong'],
    ['what is no error', { message: 'x' }, 'Something went wrong'],
    ['an error of the client', new Error('Create failed'), 'Create failed'],
  ])('has words for %s', (_, error, message) => {
    expect(errorMessage(error)).toBe(message);
  });
});

describe('a 401', () => {
  const refused = { message: 'Sign in', error: 'unauthenticated' };

  it('ends the session once for parallel calls, and each call still fails', async () => {
    const { http, session } = answered(401, refused);
    const ended = jest.fn();
    session.onEnded(ended);
    session.signIn({ user, token: 't1' });

    const failures = await Promise.all([1, 2, 3].map((n) => failureOf(http.get(`/admin/${n}`))));

    expect(failures.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(session.get().isAuthenticated).toBe(false);
  });

  it('for an older token leaves the newer session', async () => {
    const { http, session } = answered(401, refused);
    session.signIn({ user, token: 'old' });

    const late = failureOf(http.get('/a'));
    session.signIn({ user, token: 'new' });
    await late;

    expect(session.get().token).toBe('new');
  });

  it.each(['/admin/login', '/admin/logout'])('from %s is only an error', async (path) => {
    const { http, session } = answered(401, refused);
    session.signIn({ user, token: 't1' });

    await failureOf(http.post(path, {}));

    expect(session.get().token).toBe('t1');
  });
});
