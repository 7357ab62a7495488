import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { prefetchResponse, http, session } from './core.ts';

const user = { id: 1, name: 'Asha', email: 'asha@lumora.test', role: 'Viewer', permissions: [] };
const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
let responses: (() => Response | Promise<Response>)[];
let fetch: jest.SpiedFunction<typeof globalThis.fetch>;

beforeEach(() => {
  session.signIn({ user, token: 't1' });
  responses = [() => json(200, { data: 'prefetched' }), () => json(200, { data: 'fetched' })];
  fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => (responses.shift() ?? Response.error)());
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  session.signOut();
});

const list = (query = { page: 1, sort: '-name' }, options = {}) =>
  http.get<{ data: string }>('/list', { query, ...options }).then(({ data }) => data);
const prefetch = () => prefetchResponse('/list', { sort: '-name', page: '1', q: '' }, 't1');

test('http.get uses the prefetched response for the same request, once', async () => {
  prefetch();

  expect(await list()).toBe('prefetched');
  expect(await list()).toBe('fetched');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a request with another query does not use the prefetched response', async () => {
  prefetch();

  expect(await list({ page: 2, sort: '-name' })).toBe('fetched');
  expect(await list()).toBe('prefetched');
});

test('a request of another session does not use the prefetched response', async () => {
  prefetch();
  session.signIn({ user, token: 't2' });

  expect(await list()).toBe('fetched');
});

test('a write discards the prefetched response', async () => {
  prefetch();
  await http.post('/store', {});
  responses = [() => json(200, { data: 'changed' })];

  expect(await list()).toBe('changed');
});

test('the prefetched response is not used after 15 s', async () => {
  jest.useFakeTimers();
  prefetch();
  jest.advanceTimersByTime(15_000);

  expect(await list()).toBe('fetched');
});

test.each([
  ['an error response', () => json(500, { message: 'Something went wrong' })],
  ['a 401', () => json(401, { message: 'Your session has ended.' })],
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
])('http.get sends the request itself when the prefetch ended with %s', async (_, prefetched) => {
  responses[0] = prefetched;
  prefetch();

  expect(await list()).toBe('fetched');
  expect(session.get().isAuthenticated).toBe(true);
});

test('a 401 of the repeated request ends the session', async () => {
  const ended = () => json(401, { message: 'Your session has ended.' });
  responses = [ended, ended];
  prefetch();

  await expect(list()).rejects.toMatchObject({ status: 401, message: 'Your session has ended.' });
  expect(session.get().isAuthenticated).toBe(false);
});

test('http.get rejects with "canceled" when it is aborted while it waits for the prefetched response', async () => {
  prefetch();
  const controller = new AbortController();
  const waiting = list(undefined, { signal: controller.signal });
  controller.abort();

  await expect(waiting).rejects.toMatchObject({ code: 'canceled' });
});
