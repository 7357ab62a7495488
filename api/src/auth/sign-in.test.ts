import { expect, test } from '@jest/globals';
import type { SessionUser, SignedIn } from '@lumora/shared-contract/auth';
import { sql } from 'drizzle-orm';
import { testPassword, useTestApp } from '../../testing/test-app.ts';
import { sessions } from './tables.ts';

const shop = useTestApp();
const email = 'administrator@test.example';
const credentials = { email, password: testPassword };
const wrong = { email, password: 'wrong-password' };
const expired = sql`now() - interval '1 second'`;

test('sign-in returns a token and the user, and sign-out ends the session', async () => {
  await shop.as('Administrator');

  const { body } = await shop.post<SignedIn>('/admin/login', { ...credentials, email: ' ADMINISTRATOR@test.example ' });
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

test('the database does not store the session token', async () => {
  await shop.as('Administrator');
  const { body } = await shop.post<SignedIn>('/admin/login', credentials);

  const rows = await shop.database.db.select().from(sessions);

  expect(Buffer.from(body.data.token, 'base64url')).toHaveLength(32);
  expect(JSON.stringify(rows)).not.toContain(body.data.token);
  expect(rows).toHaveLength(2);
});

test('a session lasts 12 hours, and 30 days with remember', async () => {
  await shop.as('Administrator');

  const brief = await shop.post<SignedIn>('/admin/login', credentials);
  const long = await shop.post<SignedIn>('/admin/login', { ...credentials, remember: true });

  const hoursLeft = (expires_at: string) => Math.round((Date.parse(expires_at) - Date.now()) / 3_600_000);
  expect(hoursLeft(brief.body.data.expires_at)).toBe(12);
  expect(hoursLeft(long.body.data.expires_at)).toBe(30 * 24);
});

test('a request extends its session at most once a minute', async () => {
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

test('the API responds with 401 to an expired session', async () => {
  const admin = await shop.as('Administrator');
  await shop.database.db.update(sessions).set({ expires_at: expired });

  const { status, body, headers } = await admin.get('/admin/me');

  expect(status).toBe(401);
  expect(body.message).toBe('Your session has expired. Please login again.');
  expect(headers.get('www-authenticate')).toBe('Bearer');
});

test('sign-in responds to a wrong password and an unknown e-mail with the same error', async () => {
  await shop.as('Administrator');

  const known = await shop.post('/admin/login', wrong);
  const unknown = await shop.post('/admin/login', { ...wrong, email: 'nobody@test.example' });

  expect(known.status).toBe(401);
  expect(unknown.status).toBe(401);
  expect({ ...unknown.body, request_id: '' }).toEqual({ ...known.body, request_id: '' });
});

test('sign-in takes as long for an unknown e-mail as for a wrong password', async () => {
  await shop.as('Administrator');
  // CPU time of this process, in which the API runs, does not depend on the load of the machine
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

const from = (ip: string, input: object) => shop.post('/admin/login', input, { 'x-forwarded-for': ip });

test('after five wrong passwords from one IP address, sign-in from it gives 429 also with the right password', async () => {
  await shop.as('Administrator');
  for (let guess = 0; guess < 5; guess += 1) await from('203.0.113.1', wrong);

  const rejected = await from('203.0.113.1', credentials);

  expect(rejected.status).toBe(429);
  expect(rejected.body).toMatchObject({ error: 'too_many', message: 'Too many attempts. Try again in 15 minutes.' });
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(800);
});

test('wrong passwords from one IP address do not block the owner at another one, and the owner’s sign-in does not lift the block', async () => {
  await shop.as('Administrator');
  for (let guess = 0; guess < 8; guess += 1) await from('203.0.113.1', wrong);

  const owner = await from('203.0.113.10', credentials);
  const stranger = await from('203.0.113.1', credentials);

  expect(owner.status).toBe(200);
  expect(stranger.status).toBe(429);
});

test('the IPv6 addresses of one /48 network share their wrong passwords, and another network has its own', async () => {
  await shop.as('Administrator');
  for (let guess = 0; guess < 5; guess += 1) await from(`2001:db8:1:${guess}::${guess}`, wrong);

  const sameNetwork = await from('2001:db8:1:ffff::1', credentials);
  const otherNetwork = await from('2001:db8:2::1', credentials);

  expect([sameNetwork.status, otherNetwork.status]).toEqual([429, 200]);
});

/** Sends wrong passwords from five IP addresses up to the limit of an account for unknown browsers. */
async function attackAccount(): Promise<void> {
  for (let guess = 0; guess < 25; guess += 1) await from(`203.0.113.${guess % 5}`, wrong);
}

/** Returns the cookie that a response sets. */
const cookieIn = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';
const fromBrowser = (cookie: string, input: object) =>
  shop.post('/admin/login', input, { cookie, 'x-forwarded-for': '203.0.113.77' });

test('after 25 wrong passwords from several IP addresses, sign-in from any unknown browser gives 429', async () => {
  await shop.as('Administrator');
  await attackAccount();

  const rejected = await from('203.0.113.77', credentials);

  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(700);
});

test('a browser that has signed in before can sign in during an attack on the account', async () => {
  await shop.as('Administrator');
  const cookie = cookieIn(await from('203.0.113.50', credentials));
  await attackAccount();

  const owner = await fromBrowser(cookie, credentials);
  const stranger = await fromBrowser('', credentials);

  expect([owner.status, stranger.status]).toEqual([200, 429]);
});

test('a known browser has a separate limit of ten attempts, and a forged cookie has none', async () => {
  await shop.as('Administrator');
  const cookie = cookieIn(await from('203.0.113.50', credentials));
  await attackAccount();
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1) statuses.push((await fromBrowser(cookie, wrong)).status);

  const forged = await fromBrowser(cookie.replace('=', '=x'), credentials);

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect(forged.status).toBe(429);
});

test('a device cookie is valid for one account only and is not readable by scripts', async () => {
  await shop.as('Administrator');
  await shop.as('Viewer');
  const viewer = await from('203.0.113.50', { email: 'viewer@test.example', password: testPassword });
  const value = cookieIn(viewer).split('=')[1] ?? '';
  const name = cookieIn(await from('203.0.113.51', credentials)).split('=')[0] ?? '';
  await attackAccount();

  const { status } = await fromBrowser(`${name}=${value}`, credentials);

  expect(status).toBe(429);
  expect(viewer.headers.get('set-cookie')).toMatch(/; Path=\/api\/admin\/login; .*HttpOnly; SameSite=Lax$/);
});

test('concurrent wrong passwords do not exceed the limit', async () => {
  await shop.as('Administrator');

  const responses = await Promise.all(Array.from({ length: 20 }, () => shop.post('/admin/login', wrong)));

  expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(15);
});

test('concurrent sign-ins with the right password all succeed', async () => {
  await shop.as('Administrator');

  const responses = await Promise.all(Array.from({ length: 12 }, () => shop.post('/admin/login', credentials)));

  expect(responses.every(({ status }) => status === 200)).toBe(true);
});

test('the API limits sign-ins to many accounts from one IP address', async () => {
  await shop.as('Administrator');
  const guessAt = (account: string) => ({ ...wrong, email: `${account}@test.example` });
  await Promise.all(Array.from({ length: 30 }, (_, guess) => from('203.0.113.9', guessAt(`guess${guess}`))));

  const same = await from('203.0.113.9', guessAt('another'));
  const other = await from('203.0.113.10', guessAt('another'));

  expect(same.status).toBe(429);
  expect(other.status).toBe(401);
});

test('a successful sign-in resets the count of wrong passwords', async () => {
  await shop.as('Administrator');
  for (let guess = 0; guess < 4; guess += 1) await shop.post('/admin/login', wrong);
  await shop.post('/admin/login', credentials);

  const responses = [];
  for (let guess = 0; guess < 4; guess += 1) responses.push((await shop.post('/admin/login', wrong)).status);

  expect(responses).toEqual([401, 401, 401, 401]);
});

test.each([
  [{}, { email: 'Email is required', password: 'Password is required' }],
  [
    { email: 'x', password: '12345' },
    { email: 'Enter a valid email', password: 'Min 6 characters' },
  ],
])('sign-in rejects the input %j with a message for each field', async (input, fields) => {
  const { status, body } = await shop.post('/admin/login', input);

  expect(status).toBe(422);
  expect(body.fields).toEqual(fields);
});

test('sign-in succeeds with a stale token in the request', async () => {
  await shop.as('Administrator');

  const { status } = await shop.withToken('a-token-from-another-database').post('/admin/login', credentials);

  expect(status).toBe(200);
});
