import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { permissions } from '@lumora/shared-contract/auth';
import { asha, closeConsole, json, openConsole } from '../../testing/console-under-test.tsx';
import { noStats, overview, release } from '../../testing/module-overview.ts';

afterEach(closeConsole);

it('names the hash and the state of each release once, in the list of releases', async () => {
  const canary = { ...release('b'), percent: 20, stats: noStats, intervals: [] };
  openConsole('/admin/modules/mf-taxonomy', {
    user: { ...asha, permissions: [...permissions] },
    api: { 'GET /api/admin/releases': () => json({ data: [{ ...overview, canary }] }) },
  });

  const health = await screen.findByRole('region', { name: 'Live now' });
  expect(health).toHaveTextContent(/^Live release1\.0\.0Promoted /);
  expect(health).not.toHaveTextContent('aaaaaaa');
  expect(within(health).queryByText('Live')).toBeNull();
  expect(screen.getByRole('table', { name: 'Releases of Taxonomy' })).toHaveTextContent(
    /aaaaaaaLive.*bbbbbbbCanary|bbbbbbbCanary.*aaaaaaaLive/,
  );
});

it('shows when and by whom a release was promoted', async () => {
  openConsole('/admin/modules/mf-taxonomy', {
    user: { ...asha, permissions: [...permissions] },
    api: { 'GET /api/admin/releases': () => json({ data: [overview] }) },
  });

  const [, published, live] = within(await screen.findByRole('table', { name: 'Releases of Taxonomy' })).getAllByRole(
    'row',
  );

  expect(live).toHaveTextContent(/team taxonomy1 Nov 2026, 15:30asha@desk/);
  expect(published).toHaveTextContent(/team taxonomy—/);
});
