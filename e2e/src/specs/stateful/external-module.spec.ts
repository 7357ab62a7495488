import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ListResponse } from '@lumora/shared-contract/http';
import { readConfig } from '@lumora/deploy/config';
import { publishModule } from '@lumora/deploy/publish-module';
import { openSigner } from '@lumora/releases/signatures/trust';
import { openStore } from '@lumora/releases/store/open-store';
import { buildExternalModule } from '../../external-module/build-external-module.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { productFormPage } from '../../pages/product-form-page.ts';
import { projectCommands } from '../../product/project-commands.ts';
import { waitUntilLive } from '../../product/wait-until-live.ts';
import { expect, test } from '../../test.ts';

test.use({ signedIn: true });

test.describe('A module from outside of the workspaces', () => {
  test.beforeAll(async ({ product }) => {
    test.setTimeout(120_000); // the module is built, and the gate opens its pages
    const { id } = await publishExternalModule(product.dataDir);
    const { run } = projectCommands(product.dataDir);
    await waitUntilLive(product.url, () => run('promote', 'mf-notes', id));
  });

  test('It contributes a page with a navigation link, and a widget of the dashboard', async ({ page }) => {
    const frame = consoleFrame(page);
    await page.goto('/admin');

    await expect(page.getByRole('region', { name: 'Latest note' })).toContainText('Order more pink tubes.');
    await page.getByRole('link', { name: 'All notes' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    await expect(frame.navLink('Notes')).toHaveAttribute('aria-current', 'page');
  });

  test('It contributes a tab to the form of a product, beside the tabs of the catalogue', async ({ page, product }) => {
    const form = productFormPage(page);
    const response = await fetch(`${product.url}/api/products?page_size=1`);
    const [first] = ((await response.json()) as ListResponse<{ id: number }>).data;
    await page.goto(`/admin/products/${first?.id}/edit`);

    await form.tab('Notes').click();

    await expect(page.getByRole('tabpanel', { name: 'Notes' })).toHaveText(`Notes about product ${first?.id}`);
    await form.tab('Basics').click();
    await expect(form.name).toBeVisible();
  });

  test('A widget whose code does not load shows an error in its card, and the rest of the dashboard works', async ({
    page,
    problems,
  }) => {
    problems.expect(/mf-notes/, /"mfe_notes" is already registered/);
    await page.route(/\/assets\/mf-notes\//, (route) => route.fulfill({ status: 404 }));
    await page.goto('/admin');
    const card = page.getByRole('region', { name: 'Latest note' });

    await expect(card.getByRole('heading', { name: 'Latest note could not be loaded' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Recent orders' }).getByRole('listitem').first()).toBeVisible();
    await page.unrouteAll();
    await card.getByRole('button', { name: 'Retry' }).click();

    await expect(card).toContainText('Order more pink tubes.');
  });
});

async function publishExternalModule(dataDir: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lumora-external-'));
  try {
    await buildExternalModule(folder);
    const config = readConfig({ DATA_DIR: dataDir });
    const module = { id: 'mf-notes', version: '1.0.0', folder, root: folder };
    const sign = await openSigner(config, module.id);
    const { release } = await publishModule(await openStore(config), module, {
      source: 'external',
      built: folder,
      sign,
    });
    return release;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
