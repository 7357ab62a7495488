import { expect, test } from '@jest/globals';
import { testPassword, useTestApp } from '../../testing/test-app.ts';
import { ensureAdministrator } from './first-administrator.ts';

const shop = useTestApp();
const weakMessage = 'This password is easy to guess. Use three or more unrelated words, without your name or email.';
const meera = { name: 'Meera Kulkarni', email: 'kulkarni.signs@test.example' };

test.each([['password1'], ['Password123!'], ['P@ssw0rd'], ['qwerty123'], ['aaaaaaaaaaaa'], ['1'.repeat(200)]])(
  'the API rejects a registration with the common password %s',
  async (password) => {
    const admin = await shop.as('Administrator');

    const { status, body } = await admin.post('/admin/register', { ...meera, password });

    expect([status, body.fields]).toEqual([422, { password: weakMessage }]);
  },
);

test.each([['MeeraKulkarni'], ['kulkarni1990'], ['kulkarni.signs@test.example']])(
  'the API rejects a registration with the password %s, which consists of name and e-mail',
  async (password) => {
    const admin = await shop.as('Administrator');

    const own = await admin.post('/admin/register', { ...meera, password });

    expect([own.status, own.body.fields]).toEqual([422, { password: weakMessage }]);
  },
);

test('a registration with a common password does not consume the set-up code', async () => {
  const first = await ensureAdministrator(shop.database, { email: 'none' });
  const setup_code = first.created === 'setup-code' ? first.setupCode : '';

  const common = await shop.post('/admin/register', { ...meera, password: 'sunflower', setup_code });
  const strong = await shop.post('/admin/register', { ...meera, password: 'tram glows above rivers', setup_code });

  expect([common.status, strong.status]).toEqual([422, 200]);
});

test('a profile update with a common password leaves the password unchanged', async () => {
  const viewer = await shop.as('Viewer');

  const common = await viewer.post('/admin/me/password', { current_password: testPassword, password: 'iloveyou2' });
  const unchanged = await shop.post('/admin/login', { email: 'viewer@test.example', password: testPassword });

  expect([common.status, common.body.fields]).toEqual([422, { password: weakMessage }]);
  expect(unchanged.status).toBe(200);
});

test('ensureAdministrator rejects a common ADMIN_PASSWORD with exit code 2', async () => {
  const weak = ensureAdministrator(shop.database, { email: meera.email, password: 'admin123' });

  await expect(weak).rejects.toMatchObject({
    exitCode: 2,
    message: `ADMIN_EMAIL or ADMIN_PASSWORD cannot be used: ${weakMessage}`,
  });
});
