import type { Page } from '@playwright/test';
import { categoriesPage } from '../../pages/categories-page.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { consoleManifests } from '../../product/console-manifests.ts';
import { expect, test } from '../../test.ts';

/** The global of Module Federation that its DevTools read. */
declare const __FEDERATION__: {
  __INSTANCES__: { name: string; options: { remotes: { name: string }[]; shared: object } }[];
};

test.use({ signedIn: true });

test.describe('Federation runtime', () => {
  test(
    'It lists the console with its remotes and all shared modules, and each remote that was loaded',
    { tag: '@mf-taxonomy/categories' },
    async ({ page }) => {
      await page.goto('/admin/profile');
      await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
      expect(await instances(page)).toEqual([
        {
          name: 'lumora_console',
          remotes: consoleManifests.map(({ container }) => container),
          shared: expect.arrayContaining(['react', 'react-router-dom', '@lumora/shared-auth', '@mui/material/Dialog']),
        },
      ]);

      await consoleFrame(page).navLink('Categories').click();
      await expect(categoriesPage(page).heading).toBeVisible();

      expect((await instances(page)).map(({ name }) => name)).toEqual(['lumora_console', 'mfe_taxonomy']);
    },
  );
});

function instances(page: Page) {
  return page.evaluate(() =>
    __FEDERATION__.__INSTANCES__.map(({ name, options: { remotes, shared } }) => ({
      name,
      remotes: remotes.map((remote) => remote.name),
      shared: Object.keys(shared),
    })),
  );
}
