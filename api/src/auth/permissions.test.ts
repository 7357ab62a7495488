import { expect, test } from '@jest/globals';
import { permissions, type SessionUser, type SignedIn } from '@lumora/shared-contract/auth';
import { testPassword, useTestApp, type Role } from '../../testing/test-app.ts';

const shop = useTestApp();

interface Operation {
  description?: string;
}

test('the built-in roles have their permissions: all, all but administration, and viewing only', async () => {
  const permissionsOf = async (role: Role) =>
    (await (await shop.as(role)).get<SessionUser>('/admin/me')).body.data.permissions;

  const editor = await permissionsOf('Editor');

  expect(await permissionsOf('Administrator')).toEqual([...permissions].sort());
  expect(await permissionsOf('Viewer')).toEqual(permissions.filter((name) => name.endsWith('.view')).sort());
  expect(editor).toContain('categories.delete');
  expect(editor.filter((name) => /^(admins|settings|releases)/.test(name))).toEqual([]);
});

test('each route under /admin responds with 401 without a token and 403 without its permission', async () => {
  const { paths } = await (await fetch(`${shop.origin}/api/openapi.json`)).json();
  const publicPaths = ['/api/admin/login', '/api/admin/register'];
  const calls = Object.entries<Record<string, Operation>>(paths)
    .filter(([path]) => path.startsWith('/api/admin/') && !publicPaths.includes(path))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { description = '' }]) => ({
        url: `${shop.origin}${path.replace('{id}', '1')}`,
        method: method.toUpperCase(),
        permission: /permission `(.+)`/.exec(description)?.[1] ?? '',
      })),
    );
  const statuses = async (chosen: typeof calls, headers: Record<string, string>) =>
    Promise.all(chosen.map(async ({ url, method }) => (await fetch(url, { method, headers })).status));
  const login = { email: 'viewer@test.example', password: testPassword };
  await shop.as('Viewer');
  const { body } = await shop.post<SignedIn>('/admin/login', login);
  const writes = calls.filter(({ permission }) => permission !== '' && !permission.endsWith('.view'));

  const withoutToken = await statuses(calls, {});
  const asViewer = await statuses(writes, { authorization: `Bearer ${body.data.token}` });

  expect(calls.length).toBeGreaterThan(25);
  expect(new Set(withoutToken)).toEqual(new Set([401]));
  expect(writes.length).toBeGreaterThan(10);
  expect(new Set(asViewer)).toEqual(new Set([403]));
});

test('a 403 response names the missing permission', async () => {
  const viewer = await shop.as('Viewer');

  const { body } = await viewer.post('/admin/categories/store', { title: 'Neon', priority: 0 });

  expect(body).toMatchObject({ error: 'forbidden', message: 'Your role Viewer does not include categories.create.' });
});
