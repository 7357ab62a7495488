import { expect, test } from '@jest/globals';
import type { SessionUser, SignedIn } from '@lumora/shared-contract';
import { sql } from 'drizzle-orm';
import { testPassword, useTestApp } from '../../testing/test-app.ts';
import { sessions } from './tables.ts';

const shop = useTestApp();
const email = 'administrator@test.example';
const right = { email, password: testPassword };
const wrong = { email, password: 'wrong-password' };
const expired = sql`now() - interval '1 second'`;

test('signing in answers a token, the user and when it ends; signing out ends it', async () => {
  await shop.as('Administrator');

  const { body } = await shop.post<SignedIn>('/admin/login', { ...right, email: ' ADMINISTRATOR@test.example ' });
  const caller = shop.withToken(body.data.token);
  const me = await caller.get<SessionUser>('/admin/me');
  const signedOut = await caller.post('/admin/logout');

  expect(body.message).toBe('You have been logged in.');
  expect(me.body.data).toMatchObject({ name: 'Administrator Rao', email, role: 'Administrator' });
  expect(me.body.data.permissions).toContain('admins.create');
  expect(me.body.data).toEqual(body.data.user);
  expect(signedOut.body).toEqual({ data: null, message: 'You have been logged out.' });
  expect((await caller.get('/admin/me')).status).toBe(401);
});

test('the database keeps neither token nor password', async () => {
  await shop.as('Administrator');
  const { body } = await shop.post<SignedIn>('/admin/login', right);

  const rows = await shop.database.db.select().from(sessions);
  const kept = JSON.stringify(rows);

  expect(Buffer.from(body.data.token, 'base64url')).toHaveLength(32);
  expect(kept).not.toContain(body.data.token);
  expect(rows).toHaveLength(2);
});

test('a session lasts 12 hours, and 30 days when it is remembered', async () => {
  await shop.as('Administrator');

  const brief = await shop.post<SignedIn>('/admin/login', right);
  const long = await shop.post<SignedIn>('/admin/login', { ...right, remember: true });

  const hoursLeft = (expires_at: string) => Math.round((Date.parse(expires_at) - Date.now()) / 3_600_000);
  expect(hoursLeft(brief.body.data.expires_at)).toBe(12);
  expect(hoursLeft(long.body.data.expires_at)).toBe(30 * 24);
});

test('use prolongs a session, at most once a minute', async () => {
  const admin = await shop.as('Administrator');
  const { db } = shop.database;
  await db
    .update(sessions)
    .set({ expires_at: sql`now() + interval '1 hour'`, last_seen_at: sql`now() - interval '2 minutes'` });

  await admin.get('/admin/me');
  const [afterFirst] = await db.select().from(sessions);
  await admin.get('/admin/me');
  const [afterSecond] = await db.select().from(sessions);

  expect(Date.parse(afterFirst?.expires_at ?? '')).toBeGreaterThan(Date.now() + 11 * 3_600_000);
  expect(afterSecond).toEqual(afterFirst);
});

test('an expired session is no session', async () => {
  const admin = await shop.as('Administrator');
  await shop.database.db.update(sessions).set({ expires_at: expired });

  const { status, body, headers } = await admin.get('/admin/me');

  expect(status).toBe(401);
  expect(body.message).toBe('Your session has expired. Please login again.');
  expect(headers.get('www-authenticate')).toBe('Bearer');
});

test('a wrong password and an unknown e-mail are answered alike', async () => {
  await shop.as('Administrator');

  const known = await shop.post('/admin/login', wrong);
  const unknown = await shop.post('/admin/login', { ...wrong, email: 'nobody@test.example' });

  expect(known.status).toBe(401);
  expect(unknown.status).toBe(401);
  expect({ ...unknown.body, request_id: '' }).toEqual({ ...known.body, request_id: '' });
});

test('an unknown e-mail takes as long as a wrong password', async () => {
  await shop.as('Administrator');
  // processor time of this process, in which the API runs: a busy machine does not change it
  const timed = async (body: object) => {
    const before = process.cpuUsage();
    await shop.post('/admin/login', body);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const fastest = { known: Infinity, unknown: Infinity };

  for (let round = 0; round < 4; round += 1) {
    fastest.known = Math.min(fastest.known, await timed(wrong));
    fastest.unknown = Math.min(fastest.unknown, await timed({ ...wrong, email: `nobody${round}@test.example` }));
  }

  // without the hashing a request takes less than a third of the time
  expect(fastest.unknown).toBeGreaterThan(fastest.known / 2);
});

const from = (address: string, input: object) => shop.post('/admin/login', input, { 'x-forwarded-for': address });

test('after five wrong passwords the account waits at that address, also with the right one', async () => {
  await shop.as('Administrator');
  for (let guess = 0; guess < 5; guess += 1) await from('203.0.113.1', wrong);

  const refused = await from('203.0.113.1', right);

  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ error: 'too_many', message: 'Too many attempts. Try again in 15 minutes.' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
});

test('a stranger who guesses does not lock the owner out elsewhere, nor does the owner help the stranger', async () => {
  await shop.as('Administrator');
  for (let guess = 0; guess < 8; guess += 1) await from('203.0.113.1', wrong);

  const owner = await from('203.0.113.10', right);
  const stranger = await from('203.0.113.1', right);

  expect(owner.status).toBe(200);
  expect(stranger.status).toBe(429);
});

/** Wrong passwords from five addresses, as many as an account takes from browsers that it does not know. */
async function attackAccount(): Promise<void> {
  for (let guess = 0; guess < 25; guess += 1) await from(`203.0.113.${guess % 5}`, wrong);
}

/** The cookie that an answer gives a browser. */
const cookieIn = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';
const fromBrowser = (cookie: string, input: object) =>
  shop.post('/admin/login', input, { cookie, 'x-forwarded-for': '203.0.113.77' });

test('twenty-five wrong passwords from many addresses make unknown browsers wait everywhere', async () => {
  await shop.as('Administrator');
  await attackAccount();

  const refused = await from('203.0.113.77', right);

  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(700);
});

test('an attack on an account leaves a browser alone that has signed in to it before', async () => {
  await shop.as('Administrator');
  const cookie = cookieIn(await from('203.0.113.50', right));
  await attackAccount();

  const owner = await fromBrowser(cookie, right);
  const stranger = await fromBrowser('', right);

  expect([owner.status, stranger.status]).toEqual([200, 429]);
});

test('a known browser has ten guesses of its own, and a made-up cookie none', async () => {
  await shop.as('Administrator');
  const cookie = cookieIn(await from('203.0.113.50', right));
  await attackAccount();
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1) statuses.push((await fromBrowser(cookie, wrong)).status);

  const madeUp = await fromBrowser(cookie.replace('=', '=x'), right);

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect(madeUp.status).toBe(429);
});

test('a browser is known to one account only, and by scripts not at all', async () => {
  await shop.as('Administrator');
  await shop.as('Viewer');
  const viewer = await from('203.0.113.50', { email: 'viewer@test.example', password: testPassword });
  const seal = cookieIn(viewer).split('=')[1] ?? '';
  const administrator = cookieIn(await from('203.0.113.51', right)).split('=')[0] ?? '';
  await attackAccount();

  const { status } = await fromBrowser(`${administrator}=${seal}`, right);

  expect(status).toBe(429);
  expect(viewer.headers.get('set-cookie')).toMatch(/; Path=\/api\/admin\/login; .*HttpOnly; SameSite=Lax$/);
});

test('guesses sent at once do not slip past the limit', async () => {
  await shop.as('Administrator');

  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.post('/admin/login', wrong)));

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

test('right passwords sent at once are no guesses', async () => {
  await shop.as('Administrator');

  const answers = await Promise.all(Array.from({ length: 12 }, () => shop.post('/admin/login', right)));

  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

test('an address that guesses at many accounts waits too', async () => {
  await shop.as('Administrator');
  const guessAt = (account: string) => ({ ...wrong, email: `${account}@test.example` });
  await Promise.all(Array.from({ length: 30 }, (_, guess) => from('203.0.113.9', guessAt(`guess${guess}`))));

  const same = await from('203.0.113.9', guessAt('another'));
  const other = await from('203.0.113.10', guessAt('another'));

  expect(same.status).toBe(429);
  expect(other.status).toBe(401);
});

test('success forgets what failed before', async () => {
  await shop.as('Administrator');
  for (let guess = 0; guess < 4; guess += 1) await shop.post('/admin/login', wrong);
  await shop.post('/admin/login', right);

  const answers = [];
  for (let guess = 0; guess < 4; guess += 1) answers.push((await shop.post('/admin/login', wrong)).status);

  expect(answers).toEqual([401, 401, 401, 401]);
});

test.each([
  [{}, { email: 'Email is required', password: 'Password is required' }],
  [
    { email: 'x', password: '12345' },
    { email: 'Enter a valid email', password: 'Min 6 characters' },
  ],
])('%j is refused beside its fields', async (input, fields) => {
  const { status, body } = await shop.post('/admin/login', input);

  expect(status).toBe(422);
  expect(body.fields).toEqual(fields);
});

test('a stale token in the browser does not stand in the way of signing in', async () => {
  await shop.as('Administrator');

  const { status } = await shop.withToken('a-token-from-another-database').post('/admin/login', right);

  expect(status).toBe(200);
});
