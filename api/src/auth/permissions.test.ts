import { expect, test } from '@jest/globals';
import { permissions, type SessionUser, type SignedIn } from '@lumora/shared-contract';
import { testPassword, useTestApp, type Role } from '../../testing/test-app.ts';

const shop = useTestApp();

interface Operation {
  description?: string;
}

test('the roles hold what they were given (D25)', async () => {
  const heldBy = async (role: Role) =>
    (await (await shop.as(role)).get<SessionUser>('/admin/me')).body.data.permissions;

  const editor = await heldBy('Editor');

  expect(await heldBy('Administrator')).toEqual([...permissions].sort());
  expect(await heldBy('Viewer')).toEqual(permissions.filter((name) => name.endsWith('.view')).sort());
  expect(editor).toContain('categories.delete');
  expect(editor.filter((name) => /^(admins|settings|releases)/.test(name))).toEqual([]);
});

test('every call under /admin is refused without a token, and without its permission', async () => {
  const { paths } = await (await fetch(`${shop.origin}/api/openapi.json`)).json();
  const open = ['/api/admin/login', '/api/admin/register'];
  const calls = Object.entries<Record<string, Operation>>(paths)
    .filter(([path]) => path.startsWith('/api/admin/') && !open.includes(path))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { description = '' }]) => ({
        url: `${shop.origin}${path.replace('{id}', '1')}`,
        method: method.toUpperCase(),
        needed: /permission `(.+)`/.exec(description)?.[1] ?? '',
      })),
    );
  const statuses = async (chosen: typeof calls, headers: Record<string, string>) =>
    Promise.all(chosen.map(async ({ url, method }) => (await fetch(url, { method, headers })).status));
  const login = { email: 'viewer@test.example', password: testPassword };
  await shop.as('Viewer');
  const { body } = await shop.post<SignedIn>('/admin/login', login);
  const beyondViewing = calls.filter(({ needed }) => needed !== '' && !needed.endsWith('.view'));

  const withoutToken = await statuses(calls, {});
  const asViewer = await statuses(beyondViewing, { authorization: `Bearer ${body.data.token}` });

  expect(calls.length).toBeGreaterThan(25);
  expect(new Set(withoutToken)).toEqual(new Set([401]));
  expect(beyondViewing.length).toBeGreaterThan(10);
  expect(new Set(asViewer)).toEqual(new Set([403]));
});

test('a refusal for want of a permission names it', async () => {
  const viewer = await shop.as('Viewer');

  const { body } = await viewer.post('/admin/categories/store', { title: 'Neon', priority: 0 });

  expect(body).toMatchObject({ error: 'forbidden', message: 'Your role Viewer does not include categories.create.' });
});
