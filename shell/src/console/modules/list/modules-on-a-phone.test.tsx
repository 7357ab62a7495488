import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { permissions } from '@lumora/shared-contract/auth';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { asha, closeConsole, json, openConsole } from '../../testing/console-under-test.tsx';
import { noStats, overview, release } from '../../testing/module-overview.ts';

usePhone();
afterEach(closeConsole);

it('shows loads, load time and status of each module', async () => {
  const canary = { ...release('b'), percent: 20, stats: noStats, intervals: [] };
  const modules = [overview, { ...overview, module: 'mf-gifts', canary }];
  openConsole('/admin/modules', {
    user: { ...asha, permissions: [...permissions] },
    api: { 'GET /api/admin/releases': () => json({ data: modules }) },
  });

  expect(within(await screen.findByRole('row', { name: /mf-gifts/ })).getByText('Canary 20%')).toBeVisible();
  expect(screen.getByRole('row', { name: /Taxonomy/ })).toHaveTextContent(
    'Taxonomy1.0.0 · 40 loads, 1 failed (3%) · median 420 msLive',
  );
});

it('names failures only where something failed', async () => {
  const live = { ...release('a'), stats: { loads: 5, failures: 0 }, intervals: [] };
  openConsole('/admin/modules', {
    user: { ...asha, permissions: [...permissions] },
    api: { 'GET /api/admin/releases': () => json({ data: [{ ...overview, live }] }) },
  });

  expect(await screen.findByRole('row', { name: /Taxonomy/ })).toHaveTextContent('Taxonomy1.0.0 · 5 loadsLive');
});
