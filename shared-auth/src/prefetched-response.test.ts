import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { prefetchResponse, http, session } from './core.ts';

const user = { id: 1, name: 'Asha', email: 'asha@lumora.test', role: 'Viewer', permissions: [] };
const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
let answers: (() => Response | Promise<Response>)[];
let fetch: jest.SpiedFunction<typeof globalThis.fetch>;

beforeEach(() => {
  session.signIn({ user, token: 't1' });
  answers = [() => json(200, { data: 'early' }), () => json(200, { data: 'asked' })];
  fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => (answers.shift() ?? Response.error)());
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  session.signOut();
});

const list = (query = { page: 1, sort: '-name' }, options = {}) =>
  http.get<{ data: string }>('/list', { query, ...options }).then(({ data }) => data);
const asked = () => prefetchResponse('/list', { sort: '-name', page: '1', q: '' }, 't1');

test('the same question takes the early answer once', async () => {
  asked();

  expect(await list()).toBe('early');
  expect(await list()).toBe('asked');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('another question leaves it', async () => {
  asked();

  expect(await list({ page: 2, sort: '-name' })).toBe('asked');
  expect(await list()).toBe('early');
});

test('another session does not get it', async () => {
  asked();
  session.signIn({ user, token: 't2' });

  expect(await list()).toBe('asked');
});

test('after a write it is no longer true', async () => {
  asked();
  await http.post('/store', {});
  answers = [() => json(200, { data: 'anew' })];

  expect(await list()).toBe('anew');
});

test('after 15 s it is no longer fresh', async () => {
  jest.useFakeTimers();
  asked();
  jest.advanceTimersByTime(15_000);

  expect(await list()).toBe('asked');
});

test.each([
  ['a refusal', () => json(500, { message: 'Something went wrong' })],
  ['an ended session', () => json(401, { message: 'Your session has ended.' })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is as if nothing had been asked', async (_, early) => {
  answers[0] = early;
  asked();

  expect(await list()).toBe('asked');
  expect(session.get().isAuthenticated).toBe(true);
});

test('a session that has ended ends here as everywhere', async () => {
  const ended = () => json(401, { message: 'Your session has ended.' });
  answers = [ended, ended];
  asked();

  await expect(list()).rejects.toMatchObject({ status: 401, message: 'Your session has ended.' });
  expect(session.get().isAuthenticated).toBe(false);
});

test('whoever stops waiting gets no answer', async () => {
  asked();
  const stop = new AbortController();
  const waiting = list(undefined, { signal: stop.signal });
  stop.abort();

  await expect(waiting).rejects.toMatchObject({ code: 'canceled' });
});
