import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Permission } from '@lumora/shared-contract/auth';
import { asha, closeConsole, json, openConsole } from '../testing/console-under-test.tsx';
import { overview } from '../testing/module-overview.ts';

afterEach(closeConsole);

it('shows the command that links a module, copies it, and links to the modules once', async () => {
  const { user } = openConsole('/admin/develop', {
    user: { ...asha, permissions: [...asha.permissions, 'releases.view'] },
  });

  expect(await screen.findByText('No module is linked')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy' }));

  expect(await navigator.clipboard.readText()).toBe('npm run dev -- mf-catalog');
  const links = within(screen.getByRole('main')).getAllByRole('link', { name: /modules/i });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/modules']);
});

it('asks before it links the module in the URL', async () => {
  openConsole('/admin/develop?module=mf-catalog&origin=http%3A%2F%2F127.0.0.1%3A5170');

  expect(await screen.findByRole('region', { name: 'Load mf-catalog from http://127.0.0.1:5170?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load it' })).toBeVisible();
  expect(screen.queryByText('No module is linked')).toBeNull();
});

describe('the link on the Modules page', () => {
  function openModules(may: readonly Permission[]) {
    openConsole('/admin/modules', {
      user: { ...asha, permissions: [...may] },
      api: { 'GET /api/admin/releases': () => json({ data: [overview] }) },
    });
    return screen.findByRole('row', { name: /Taxonomy/ });
  }

  it('is there for a user who may load a release of their own', async () => {
    await openModules(['releases.view', 'releases.override']);

    expect(screen.getByRole('link', { name: 'Develop a module' })).toHaveAttribute('href', '/admin/develop');
  });

  it('is hidden from other users', async () => {
    await openModules(['releases.view']);

    expect(screen.queryByRole('link', { name: 'Develop a module' })).toBeNull();
  });
});
