import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ListResponse } from '@lumora/shared-contract/http';
import type { OrderRow } from '@lumora/shared-contract/orders';
import { buildExternalModule } from '../../external-module/build-external-module.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { productFormPage } from '../../pages/product-form-page.ts';
import { createProductForSale } from '../../product/create-product-for-sale.ts';
import { projectCommands } from '../../product/project-commands.ts';
import type { ShopApi } from '../../product/shop-api.ts';
import { waitUntilLive } from '../../product/wait-until-live.ts';
import { expect, test } from '../../test.ts';

test.use({ signedIn: true, sharesPage: true });

test.describe('A module from outside of the workspaces', () => {
  test.beforeAll(async ({ product }) => {
    test.setTimeout(120_000); // the module is built, and the gate opens its pages
    const { run } = projectCommands(product.dataDir);
    await publishExternalModule(run);
    let output = '';
    await waitUntilLive(product.url, async () => {
      output = await run('promote', 'mf-notes');
    });
    // its page, the dashboard, its tab and its panel
    expect(output).toContain('4 in Chromium');
  });

  test('It contributes a page with a navigation link, and a widget of the dashboard', async ({ page }) => {
    const frame = consoleFrame(page);
    await page.goto('/admin');

    await expect(page.getByRole('region', { name: 'Latest note' })).toContainText('Order more pink tubes.');
    await page.getByRole('link', { name: 'All notes' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    await expect(frame.navLink('Notes')).toHaveAttribute('aria-current', 'page');
  });

  test('It contributes a tab to the form of a product, beside the tabs of the catalog', async ({ page, product }) => {
    const form = productFormPage(page);
    const response = await fetch(`${product.url}/api/products?page_size=1`);
    const { data }: ListResponse<{ id: number }> = await response.json();
    const [first] = data;
    await page.goto(`/admin/products/${first?.id}/edit`);

    await form.tab('Notes').click();

    await expect(page.getByRole('tabpanel', { name: 'Notes' })).toHaveText(`Notes about product ${first?.id}`);
    await form.tab('Basics').click();
    await expect(form.name).toBeVisible();
  });

  test('It contributes a panel to the page of an order', async ({ page, api }) => {
    const id = await placeOrder(api);

    await page.goto(`/admin/orders/${id}`);

    await expect(page.getByRole('region', { name: 'Order notes' })).toContainText(`Notes about order ${id}`);
    await expect(consoleFrame(page).breadcrumb).toHaveText(/^OrdersLUM-/);
  });

  test('It contributes a link to the menu of the user', async ({ page }) => {
    await page.goto('/admin/modules');

    await consoleFrame(page).account.click();
    await page.getByRole('menuitem', { name: 'My notes' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
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

/** Places an order of a new product. Returns its id. */
async function placeOrder(api: ShopApi): Promise<number> {
  const { variantId } = await createProductForSale(api, 'Noted Star', 5);
  const customer = { name: 'Asha Rao', phone: '9876543210', address: '12 MG Road, Pune', pin_code: '411001' };
  const lines = [{ variant_id: variantId, quantity: 1 }];
  const body = { ...customer, payment: 'cod', lines, total: 2500 };
  await api.call('POST', '/orders', body, { 'idempotency-key': 'order-with-notes' });
  const [order] = (await api.call<ListResponse<OrderRow>>('GET', '/admin/orders/list')).data;
  if (order === undefined) throw new Error('The order is not listed.');
  return order.id;
}

/** Builds the module and publishes it by the command. */
async function publishExternalModule(run: (command: string, ...args: string[]) => Promise<string>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lumora-external-'));
  try {
    await buildExternalModule(folder);
    await run('publish-build', folder, '--version', '1.0.0');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
