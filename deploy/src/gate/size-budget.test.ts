import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publishFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { readBudgets } from './open-gate.ts';
import { pageSizes } from './size-budget.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;

beforeEach(async () => {
  workspace = await temporaryStore();
});
afterEach(() => workspace.remove());

async function budgetsOf(paths: string[], budgets: Record<string, { scripts: number }>) {
  const shell = await publishFixture(workspace.store, 'shell', { files: {} });
  const routes = paths.map((path) => ({ path }));
  const sales = await publishFixture(workspace.store, 'mf-sales', { files: {}, manifest: { routes } });
  return pageSizes(sales, { others: [shell], budgets }).map(({ page, max_bytes }) => [page, max_bytes]);
}

describe('the size budget', () => {
  it('of a page without its own is the default of the pages below a path', async () => {
    const budgets = { '/admin/orders': { scripts: 100 }, '/admin/*': { scripts: 300 } };

    expect(await budgetsOf(['/admin/orders', '/admin/orders/:id', '/other'], budgets)).toEqual([
      ['/admin/orders', 100],
      ['/admin/orders/:id', 300],
    ]);
  });

  it('of this workspace exists for every page of the console', async () => {
    const paths = ['/admin', '/admin/orders/:id', '/admin/modules'];

    expect((await budgetsOf(paths, await readBudgets())).map(([page]) => page)).toEqual(paths);
  });
});
