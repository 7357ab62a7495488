import { expect, test } from '@jest/globals';
import type { DeviceSession, SessionUser, SignedIn } from '@lumora/shared-contract/auth';
import { testPassword, useTestApp } from '../../testing/test-app.ts';

const shop = useTestApp();
const credentials = { email: 'viewer@test.example', password: testPassword };

test('a viewer can change their own name', async () => {
  const viewer = await shop.as('Viewer');

  const { body } = await viewer.post<SessionUser>('/admin/me/update', { name: 'Meera', email: credentials.email });

  expect(body).toMatchObject({ data: { name: 'Meera' }, message: 'Profile updated' });
});

test('a change of the e-mail requires the current password', async () => {
  const viewer = await shop.as('Viewer');
  await shop.as('Editor');
  const input = { name: 'Meera', email: 'meera@test.example' };

  const withoutPassword = await viewer.post('/admin/me/update', input);
  const taken = await viewer.post('/admin/me/update', {
    ...input,
    email: 'editor@test.example',
    current_password: testPassword,
  });
  const withPassword = await viewer.post<SessionUser>('/admin/me/update', { ...input, current_password: testPassword });

  expect(withoutPassword.status).toBe(422);
  expect(withoutPassword.body.fields).toEqual({ current_password: 'Current password is wrong' });
  expect(taken.status).toBe(409);
  expect(withPassword.body.data.email).toBe('meera@test.example');
});

test('a new password ends every other session', async () => {
  const viewer = await shop.as('Viewer');
  const { body } = await shop.post<SignedIn>('/admin/login', credentials);
  const other = shop.withToken(body.data.token);

  const changed = await viewer.post('/admin/me/password', { current_password: testPassword, password: 'new-password' });

  expect(changed.body).toEqual({ data: null, message: 'Password changed' });
  expect((await viewer.get('/admin/me')).status).toBe(200);
  expect((await other.get('/admin/me')).status).toBe(401);
  expect((await shop.post('/admin/login', credentials)).status).toBe(401);
  expect((await shop.post('/admin/login', { ...credentials, password: 'new-password' })).status).toBe(200);
});

test('the API limits attempts with a wrong current password', async () => {
  const viewer = await shop.as('Viewer');
  const guess = () => viewer.post('/admin/me/password', { current_password: 'guess', password: 'new-password' });

  const responses = await Promise.all(Array.from({ length: 12 }, guess));

  expect(responses.filter(({ status }) => status === 422)).toHaveLength(10);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
});

test('wrong current passwords in one session do not limit other sessions of the account', async () => {
  const attacker = await shop.as('Viewer');
  const owner = await shop.post<SignedIn>('/admin/login', credentials);
  const guess = { current_password: 'guess', password: 'tram glows above rivers' };
  for (let attempt = 0; attempt < 11; attempt += 1) await attacker.post('/admin/me/password', guess);

  const changed = await shop
    .withToken(owner.body.data.token)
    .post('/admin/me/password', { ...guess, current_password: testPassword });

  expect(changed.status).toBe(200);
});

test('a browser that changes the password stays a known device, and other browsers become unknown', async () => {
  const viewer = await shop.as('Viewer');
  const other = await shop.post('/admin/login', credentials);
  const password = 'tram glows above rivers';
  const changed = await viewer.post('/admin/me/password', { current_password: testPassword, password });
  for (let guess = 0; guess < 25; guess += 1) {
    await shop.post('/admin/login', credentials, { 'x-forwarded-for': `203.0.113.${guess % 5}` });
  }

  const statuses = [];
  for (const { headers } of [changed, other]) {
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    statuses.push((await shop.post('/admin/login', { ...credentials, password }, { cookie })).status);
  }

  expect(statuses).toEqual([200, 429]);
});

test('a user can list and end their own sessions only', async () => {
  const viewer = await shop.as('Viewer');
  const editor = await shop.as('Editor');
  const { body } = await shop.post<SignedIn>('/admin/login', credentials, { 'user-agent': 'Firefox' });
  const phone = shop.withToken(body.data.token);

  const listed = await viewer.get<DeviceSession[]>('/admin/me/sessions');
  const onPhone = listed.body.data.find(({ user_agent }) => user_agent === 'Firefox');
  const foreign = await editor.delete(`/admin/me/sessions/${onPhone?.id}`);
  const own = await viewer.delete(`/admin/me/sessions/${onPhone?.id}`);

  expect(listed.body.data.filter(({ is_current }) => is_current)).toHaveLength(1);
  expect(JSON.stringify(listed.body)).not.toContain('hash');
  expect([foreign.status, own.status]).toEqual([404, 200]);
  expect((await phone.get('/admin/me')).status).toBe(401);
});

test('a user signs out on all other devices, and other users stay signed in', async () => {
  const editor = await shop.as('Editor');
  const own = await shop.as('Viewer');
  const { body } = await shop.post<SignedIn>('/admin/login', credentials);
  const phone = shop.withToken(body.data.token);

  const { status } = await own.delete('/admin/me/sessions');

  expect(status).toBe(200);
  expect((await phone.get('/admin/me')).status).toBe(401);
  expect((await own.get<DeviceSession[]>('/admin/me/sessions')).body.data).toHaveLength(1);
  expect((await editor.get('/admin/me')).status).toBe(200);
});
