import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { permissions } from '@lumora/shared-contract/auth';
import { asha, closeConsole, json, openConsole } from '../../testing/console-under-test.tsx';
import { overview, release } from '../../testing/module-overview.ts';

afterEach(closeConsole);

test.each([
  ['the release that was live', undefined, release('a').id],
  ['another release', '1.0.0 · bbbbbbb', release('b').id],
])('a module is enabled with %s', async (_choice, chosen, sentRelease) => {
  const sent: unknown[] = [];
  const { user } = openConsole('/admin/modules', {
    user: { ...asha, permissions: [...permissions] },
    api: {
      'GET /api/admin/releases': () => json({ data: [{ ...overview, disabled_reason: 'wrong prices' }] }),
      'POST /api/admin/releases/mf-taxonomy': ({ body }) => {
        sent.push(body);
        return json({ data: null, message: 'mf-taxonomy is enabled.' });
      },
    },
  });

  await user.click(await screen.findByRole('button', { name: 'More actions for Taxonomy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Enable module' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enable Taxonomy?' }));
  const choice = dialog.getByRole('combobox', { name: 'Release' });
  expect(choice).toHaveDisplayValue('1.0.0 · aaaaaaa (was live)');
  if (chosen !== undefined) await user.selectOptions(choice, chosen);
  await user.click(dialog.getByRole('button', { name: 'Enable' }));

  expect(await screen.findByText('mf-taxonomy is enabled.')).toBeVisible();
  expect(sent).toMatchObject([{ action: 'enable', release: sentRelease }]);
});
