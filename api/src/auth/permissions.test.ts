import { expect, test } from '@jest/globals';
import type { SessionUser } from '@lumora/shared-contract';
import { permissions } from '@lumora/shared-contract';
import { useTestApp, type Role } from '../../testing/test-app.ts';

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
      Object.entries(operations).map(([method, { description }]) => ({ path, method, description })),
    );
  const viewer = await shop.as('Viewer');

  expect(calls.length).toBeGreaterThan(25);
  for (const { path, method, description } of calls) {
    const url = path.replace('/api', '').replace('{id}', '1');
    const send = { get: 'get', post: 'post', delete: 'delete' }[method] as 'get' | 'post' | 'delete';
    const needed = /permission `(.+)`/.exec(description ?? '')?.[1];
    expect([url, (await shop[send](url)).status]).toEqual([url, 401]);
    const isForbidden = needed !== undefined && !needed.endsWith('.view');
    if (isForbidden) expect([url, (await viewer[send](url)).status]).toEqual([url, 403]);
  }
});

test('a refusal for want of a permission names it', async () => {
  const viewer = await shop.as('Viewer');

  const { body } = await viewer.post('/admin/categories/store', { title: 'Neon', priority: 0 });

  expect(body).toMatchObject({ error: 'forbidden', message: 'Your role Viewer does not include categories.create.' });
});
