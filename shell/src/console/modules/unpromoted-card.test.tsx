import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { permissions, type Permission } from '@lumora/shared-contract/auth';
import type { UnpromotedModule } from '@lumora/shared-contract/releases';
import { asha, closeConsole, json, openConsole, type FakeApi } from '../testing/console-under-test.tsx';
import { overview, release } from '../testing/module-overview.ts';

afterEach(closeConsole);

const gifts: UnpromotedModule = { module: 'mf-gifts', kind: 'console', releases: [release('b'), release('a')] };

function openModules(api: FakeApi = {}, may: readonly Permission[] = permissions) {
  return openConsole('/admin/modules', {
    user: { ...asha, permissions: [...may] },
    api: { 'GET /api/admin/releases': () => json({ data: [overview], unpromoted: [gifts] }), ...api },
  });
}

const card = async () => within(await screen.findByRole('region', { name: 'mf-gifts' }));

it('a module that was never promoted is listed with its releases, each of which can be promoted', async () => {
  const sent: unknown[] = [];
  const { user } = openModules({
    'POST /api/admin/releases/mf-gifts': ({ body }) => {
      sent.push(body);
      return json({ data: null, message: 'mf-gifts is live.' });
    },
  });

  const module = await card();
  expect(module.getByText('Not live')).toBeVisible();
  expect(module.getByRole('table', { name: 'Releases of mf-gifts' })).toHaveTextContent(/bbbbbbb.*aaaaaaa/);
  expect(module.queryByRole('button', { name: /Canary|Pin/ })).toBeNull();
  await user.click(module.getByRole('button', { name: 'Promote 1.0.0 · aaaaaaa' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Promote mf-gifts 1.0.0 · aaaaaaa?' }));
  await user.click(dialog.getByRole('button', { name: 'Promote' }));

  expect(await screen.findByText('mf-gifts is live.')).toBeVisible();
  expect(sent).toMatchObject([{ action: 'promote', release: release('a').id }]);
});

it('a module that was never promoted can be promoted together with a live one', async () => {
  const { user } = openModules();

  await user.click(await screen.findByRole('button', { name: 'Promote several' }));

  expect(screen.getByRole('combobox', { name: 'mf-gifts' })).toHaveDisplayValue('Stays not live');
});

it('users who may not move releases see a module that was never promoted, but cannot promote it', async () => {
  openModules({}, ['releases.view']);

  expect((await card()).queryByRole('button')).toBeNull();
});
