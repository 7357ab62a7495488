import { expect, test } from '@jest/globals';
import type { SessionUser } from '@lumora/shared-contract/auth';
import { useTestApp } from '../../testing/test-app.ts';
import { ensureAdministrator } from './first-administrator.ts';

const shop = useTestApp();
const asha = { name: 'Asha Rao', email: 'asha@test.example', password: 'secret-enough' };

async function createSetupCode(): Promise<string> {
  const first = await ensureAdministrator(shop.database, { email: 'none' });
  return first.created === 'setup-code' ? first.setupCode : '';
}

test('the set-up code registers the first administrator once', async () => {
  const setup_code = await createSetupCode();

  const first = await shop.post<SessionUser>('/admin/register', { ...asha, setup_code });
  const second = await shop.post('/admin/register', { ...asha, email: 'ravi@test.example', setup_code });

  expect(first.body).toMatchObject({
    data: { name: 'Asha Rao', role: 'Administrator' },
    message: 'Administrator registered',
  });
  expect(second.status).toBe(401);
  expect((await shop.post('/admin/login', asha)).status).toBe(200);
});

test('a registration with a wrong or missing set-up code gives 403 and does not consume the code', async () => {
  const setup_code = await createSetupCode();

  const wrong = await shop.post('/admin/register', { ...asha, setup_code: 'guess' });
  const none = await shop.post('/admin/register', asha);
  const right = await shop.post('/admin/register', { ...asha, setup_code });

  expect([wrong.status, none.status, right.status]).toEqual([403, 403, 200]);
});

test('one of several concurrent registrations with the set-up code succeeds', async () => {
  const setup_code = await createSetupCode();

  const responses = await Promise.all(
    [1, 2, 3, 4].map((n) => shop.post('/admin/register', { ...asha, email: `a${n}@test.example`, setup_code })),
  );

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a registration by an administrator requires the permission and creates a Viewer by default', async () => {
  const admin = await shop.as('Administrator');
  const editor = await shop.as('Editor');

  const viewer = await admin.post<SessionUser>('/admin/register', asha);
  const withRole = await admin.post<SessionUser>('/admin/register', {
    ...asha,
    email: 'e@test.example',
    role: 'Editor',
  });
  const unknown = await admin.post('/admin/register', { ...asha, email: 'x@test.example', role: 'Owner' });
  const taken = await admin.post('/admin/register', { ...asha, email: 'ASHA@test.example' });
  const rejected = await editor.post('/admin/register', { ...asha, email: 'y@test.example' });

  expect(viewer.body.data.role).toBe('Viewer');
  expect(withRole.body.data.role).toBe('Editor');
  expect(unknown.body.fields).toEqual({ role: 'There is no role “Owner”.' });
  expect(taken.status).toBe(409);
  expect(taken.body.fields).toEqual({ email: 'This email is already in use.' });
  expect(rejected.status).toBe(403);
});

test('the API limits registrations without a session per IP address', async () => {
  await createSetupCode();
  for (let guess = 0; guess < 10; guess += 1) await shop.post('/admin/register', { ...asha, setup_code: `g${guess}` });

  expect((await shop.post('/admin/register', { ...asha, setup_code: 'g' })).status).toBe(429);
});

test('ensureAdministrator creates an administrator with a random password and returns it once', async () => {
  const first = await ensureAdministrator(shop.database, {});
  const again = await ensureAdministrator(shop.database, { email: 'other@test.example', password: 'other-password' });
  const credentials = first.created === 'administrator' ? { email: first.email, password: first.password } : {};

  expect(again).toEqual({ created: 'nothing' });
  expect((await shop.post('/admin/login', credentials)).status).toBe(200);
});

test('ensureAdministrator does not return a configured password, and rejects an invalid e-mail', async () => {
  const invalid = ensureAdministrator(shop.database, { email: 'not an address', password: 'long-enough' });
  await expect(invalid).rejects.toMatchObject({ exitCode: 2, message: expect.stringContaining('Enter a valid email') });

  const first = await ensureAdministrator(shop.database, { email: asha.email, password: asha.password });

  expect(first).toEqual({ created: 'administrator', email: asha.email });
});
