import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectReady } from '../../browser/expect-ready.ts';
import { measureTransfer, type TransferSizes } from '../../browser/measure-transfer.ts';
import { moduleTags } from '../../pages/module-tags.ts';
import { workspace } from '../../product/start-product.ts';
import { expect, test } from '../../test.ts';

const budgets: Record<string, TransferSizes> = JSON.parse(readFileSync(path.join(workspace, 'budgets.json'), 'utf8'));

test.describe('Budgets', () => {
  // the gate checks the pages for which `/admin/*` is the default
  for (const [url, budget] of Object.entries(budgets).filter(([page]) => !page.endsWith('*'))) {
    test.describe(() => {
      test.use({ signedIn: url.startsWith('/admin') });

      test(`A first visit to ${url} downloads no more than its budget`, { tag: moduleTags(url) }, async ({ page }) => {
        const weight = await measureTransfer(page, url);

        expect(weight.scripts).toBeGreaterThan(0);
        expect(overdrawn(weight, budget)).toEqual([]);
      });
    });
  }

  test.describe(() => {
    test.use({ signedIn: true });

    test('the page of the console preloads its font and uses it', async ({ page }) => {
      await page.goto('/admin/products');

      await expect(page.locator('link[rel="preload"][as="font"]')).toHaveAttribute('href', /outfit-latin-wght-/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Outfit Variable"/);
    });

    test('scripts of the list of products begin with the comment by which Chromium compiles them in a background thread', async ({
      page,
      request,
    }) => {
      await page.goto('/admin/products');
      await expectReady(page);

      const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      // the loader is small and runs first
      const urls = names.filter((name) => /\/(?!loader\.)[^/]*\.js$/.test(name));
      expect(urls.length).toBeGreaterThan(5);
      for (const url of urls) {
        expect(await (await request.get(url)).text(), url).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
      }
    });

    test('no script of the list of products holds only a list of exports', { tag: '@mf-catalog' }, async ({ page }) => {
      await page.goto('/admin/products');
      await expectReady(page);

      const sizes = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ decodedBodySize }) => decodedBodySize),
      );

      expect(sizes.length).toBeGreaterThan(5);
      expect(Math.min(...sizes)).toBeGreaterThan(1000);
    });
  });
});

function overdrawn(weight: TransferSizes, budget: TransferSizes): string[] {
  const kinds = Object.keys(budget) as (keyof TransferSizes)[];
  return kinds
    .filter((kind) => weight[kind] > budget[kind])
    .map((kind) => `${kind}: ${weight[kind]} bytes, budget ${budget[kind]}`);
}
