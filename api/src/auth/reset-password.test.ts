import { expect, test } from '@jest/globals';
import type { SignedIn } from '@lumora/shared-contract/auth';
import { testPassword, useTestApp } from '../../testing/test-app.ts';
import { resetPassword } from './reset-password.ts';

const shop = useTestApp();
const email = 'administrator@test.example';

test('resetPassword replaces the password, ends all sessions and resets the sign-in limits', async () => {
  const admin = await shop.as('Administrator');
  const editor = await shop.as('Editor');
  for (let guess = 0; guess < 5; guess += 1) await shop.post('/admin/login', { email, password: 'wrong-password' });

  const password = await resetPassword(shop.database.db, ' ADMINISTRATOR@test.example');
  const { status } = await shop.post<SignedIn>('/admin/login', { email, password });

  expect(password).toMatch(/^[a-z2-9]{20}$/);
  expect(status).toBe(200);
  expect((await shop.post('/admin/login', { email, password: testPassword })).status).toBe(401);
  expect((await admin.get('/admin/me')).status).toBe(401);
  expect((await editor.get('/admin/me')).status).toBe(200);
});

test('resetPassword rejects an unknown e-mail with one line and exit code 2', async () => {
  await shop.as('Administrator');

  await expect(resetPassword(shop.database.db, 'nobody@test.example')).rejects.toMatchObject({
    message: 'RESET_PASSWORD: there is no administrator with the e-mail “nobody@test.example”.',
    exitCode: 2,
  });
});
