import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { permissions } from '@lumora/shared-contract/auth';
import { useTablet } from '@lumora/shared-ui/testing/use-tablet.ts';
import { asha, closeConsole, json, openConsole } from '../../testing/console-under-test.tsx';
import { noStats, overview, release } from '../../testing/module-overview.ts';

useTablet();
afterEach(closeConsole);

it('shows loads and status of each module', async () => {
  const canary = { ...release('b'), percent: 20, stats: noStats, intervals: [] };
  const modules = [overview, { ...overview, module: 'mf-gifts', canary }];
  openConsole('/admin/modules', {
    user: { ...asha, permissions: [...permissions] },
    api: { 'GET /api/admin/releases': () => json({ data: modules }) },
  });

  expect(await screen.findByRole('row', { name: /^mf-gifts.*Canary 20%/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Taxonomy/ })).toHaveTextContent(
    /^TaxonomyCategories, Attributes1\.0\.0 · aaaaaaaPromoted .*401 failed \(3%\)Live$/,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Module',
    'Live release',
    'Loads',
    'Status',
    'Actions',
  ]);
});
