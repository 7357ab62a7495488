import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { publishFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { groupByMovedRoutes } from './group-by-moved-routes.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;

beforeEach(async () => {
  workspace = await temporaryStore();
});
afterEach(() => workspace.remove());

const release = (module: string, ...paths: string[]) =>
  publishFixture(workspace.store, module, { files: {}, manifest: { routes: paths.map((path) => ({ path })) } });

it('groups a new module with those that gave it a route, and leaves the others alone', async () => {
  const live = [
    await release('mf-catalog', '/admin/products', '/admin/reviews'),
    await release('mf-promotions', '/admin/orders/:id'),
    await release('mf-taxonomy', '/admin/categories'),
  ];
  const next = [
    await release('mf-catalog', '/admin/products'),
    await release('mf-promotions'),
    await release('mf-sales', '/admin/orders/:orderId', '/admin/reviews'),
    await release('mf-taxonomy', '/admin/categories'),
  ];

  const groups = groupByMovedRoutes(next, live);

  expect(groups.map((group) => group.map(({ module }) => module))).toEqual([
    ['mf-catalog', 'mf-promotions', 'mf-sales'],
    ['mf-taxonomy'],
  ]);
});

it('groups nothing when no release is live', async () => {
  const next = [await release('mf-promotions'), await release('mf-sales', '/admin/orders')];

  expect(groupByMovedRoutes(next, [])).toEqual([[next[0]], [next[1]]]);
});
