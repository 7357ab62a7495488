import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModuleManifest, PublicPageRoute } from '@lumora/shared-contract/releases';
import { publishFixture, temporaryStore, testTeam } from '@lumora/releases/testing/fixture-releases';
import { pageVisits } from './page-visits.ts';

const api = createServer((request, response) => {
  const found = request.url === '/api/products?page_size=1';
  response.writeHead(found ? 200 : 404).end(JSON.stringify(found ? { data: [{ slug: 'heart neon' }] } : {}));
});
let apiUrl: string;
let workspace: Awaited<ReturnType<typeof temporaryStore>>;

beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}/api`;
});
afterAll(() => void api.close());
beforeEach(async () => {
  workspace = await temporaryStore();
});
afterEach(() => workspace.remove());

const page = (kind: string, path: string, example?: PublicPageRoute['example']): PublicPageRoute => ({
  kind,
  path,
  query: [],
  isIndexed: true,
  ...(example !== undefined && { example }),
});
const pages = [
  page('home', '/'),
  page('product', '/products/:slug', { request: '/products?page_size=1', pointer: '/data/0/slug' }),
  page('work', '/works/:slug', { request: '/home', pointer: '/data/works/0/slug' }),
  page('not-found', '*', '/no-such-page'),
];

const visitsOf = (declared: PublicPageRoute[], dataUrl: string | null) =>
  visitsOfModule('mf-storefront', { kind: 'storefront', pages: declared }, dataUrl);

async function visitsOfModule(
  id: string,
  manifest: Partial<ModuleManifest>,
  dataUrl: string | null = null,
  shellRoutes: ModuleManifest['routes'] = [],
) {
  const { store } = workspace;
  const shell = await publishFixture(store, 'shell', { files: {}, manifest: { routes: shellRoutes } });
  return pageVisits(await publishFixture(store, id, { files: {}, manifest }), {
    store,
    teams: [testTeam],
    others: [shell],
    together: [],
    security: {},
    apiVersion: null,
    dataUrl,
    budgets: {},
  });
}

describe('the pages that the gate opens for a console module', () => {
  const routes = [{ path: '/admin/orders' }, { path: '/admin/orders/:id' }];
  const widget = { slot: 'dashboard', size: 'half', name: 'sales', title: 'Sales', order: 1 } as const;

  it('are its own pages, and the dashboard if it has a widget there', async () => {
    const { visits } = await visitsOfModule('mf-sales', { routes, extensions: [widget] });

    expect(visits.map(({ path, module }) => [path, module])).toEqual([
      ['/admin/orders', 'mf-sales'],
      ['/admin/orders/1', 'mf-sales'],
      ['/admin', 'mf-sales'],
    ]);
  });

  it('are only its own pages if it contributes a count, which loads no code', async () => {
    const { visits } = await visitsOfModule('mf-sales', { routes, extensions: [{ ...widget, size: 'count' }] });

    expect(visits.map(({ path }) => path)).toEqual(['/admin/orders', '/admin/orders/1']);
  });
});

describe('the tabs and panels that the gate opens', () => {
  const extensions = [
    { slot: 'product-tabs', name: 'notes', title: 'Notes', order: 1 },
    { slot: 'order-panels', name: 'order-notes', title: 'Order notes', order: 1 },
    { slot: 'user-menu', name: 'link', title: 'Link', order: 1, path: '/admin/notes' },
  ];

  it('are each opened by itself', async () => {
    const shellRoutes = [{ path: '/admin/extensions/:module/:name' }];

    expect(await visitsOfModule('mf-notes', { extensions }, null, shellRoutes)).toMatchObject({
      visits: [
        { path: '/admin/extensions/mf-notes/notes?id=1', module: 'mf-notes' },
        { path: '/admin/extensions/mf-notes/order-notes?id=1', module: 'mf-notes' },
      ],
      withoutPage: [],
    });
  });

  it('are named if the live shell cannot open them by themselves', async () => {
    expect(await visitsOfModule('mf-notes', { extensions })).toMatchObject({
      visits: [],
      withoutPage: ['Notes', 'Order notes'],
    });
  });
});

describe('the pages that the gate opens for the shop', () => {
  it('are one of each kind, with a param from the API, and a kind without data is named', async () => {
    expect(await visitsOf(pages, apiUrl)).toEqual({
      visits: [
        { path: '/', module: 'mf-storefront', status: 200 },
        { path: '/products/heart%20neon', module: 'mf-storefront', status: 200 },
        { path: '/no-such-page', module: 'mf-storefront', status: 404 },
      ],
      withoutExample: ['work'],
      withoutPage: [],
    });
  });

  it('are those that need no data when the API does not respond, with any status', async () => {
    expect(await visitsOf(pages, null)).toEqual({
      visits: [
        { path: '/', module: 'mf-storefront' },
        { path: '/no-such-page', module: 'mf-storefront' },
      ],
      withoutExample: ['product', 'work'],
      withoutPage: [],
    });
  });

  it('are the home page for an older release, which declares no kinds', async () => {
    const { visits } = await visitsOf([{ path: '/', query: [] }], apiUrl);

    expect(visits).toEqual([{ path: '/', module: 'mf-storefront' }]);
  });
});
