import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { permissions, type Permission } from '@lumora/shared-contract/auth';
import type { UnpromotedModule } from '@lumora/shared-contract/releases';
import { asha, closeConsole, json, openConsole, type FakeApi } from '../../testing/console-under-test.tsx';
import { overview, release } from '../../testing/module-overview.ts';

afterEach(closeConsole);

const gifts: UnpromotedModule = { module: 'mf-gifts', kind: 'console', releases: [release('b'), release('a')] };

function openModules(path = '/admin/modules', api: FakeApi = {}, may: readonly Permission[] = permissions) {
  return openConsole(path, {
    user: { ...asha, permissions: [...may] },
    api: { 'GET /api/admin/releases': () => json({ data: [overview], unpromoted: [gifts] }), ...api },
  });
}

test('the releases of a module that was never promoted can be promoted', async () => {
  const sent: unknown[] = [];
  const { user } = openModules('/admin/modules/mf-gifts', {
    'POST /api/admin/releases/mf-gifts': ({ body }) => {
      sent.push(body);
      return json({ data: null, message: 'mf-gifts is live.' });
    },
  });

  expect(await screen.findByRole('table', { name: 'Releases of mf-gifts' })).toHaveTextContent(/bbbbbbb.*aaaaaaa/);
  expect(screen.queryByRole('button', { name: /Canary|Pin/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Promote 1.0.0 · aaaaaaa' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Promote mf-gifts 1.0.0 · aaaaaaa?' }));
  await user.click(dialog.getByRole('button', { name: 'Promote' }));

  expect(await screen.findByText('mf-gifts is live.')).toBeVisible();
  expect(sent).toMatchObject([{ action: 'promote', release: release('a').id }]);
});

test('a module that was never promoted can be promoted together with a live one', async () => {
  const { user } = openModules();

  await user.click(await screen.findByRole('button', { name: 'Promote several' }));

  expect(screen.getByRole('combobox', { name: 'mf-gifts' })).toHaveDisplayValue('Stays not live');
});

test('users who may not move releases see a module that was never promoted, but cannot promote it', async () => {
  const { user } = openModules('/admin/modules', {}, ['releases.view']);
  expect(await screen.findByRole('row', { name: /mf-gifts/ })).toHaveTextContent(/nobody gets it.*Not live$/);

  await user.click(screen.getByRole('link', { name: 'mf-gifts' }));

  expect(await screen.findByRole('table', { name: 'Releases of mf-gifts' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Promote/ })).toBeNull();
});
