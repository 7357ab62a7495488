import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ModuleExtension } from '@lumora/shared-contract/releases';
import { fakeScripts } from '../../testing/fake-scripts.ts';
import { asha, closeConsole, json, openConsole, taxonomy } from '../testing/console-under-test.tsx';

let network: ReturnType<typeof fakeScripts> | undefined;
afterEach(() => {
  closeConsole();
  network?.stop();
});

const change = {
  kind: 'Category',
  id: 7,
  title: 'Wedding Neon',
  updated_at: new Date(Date.now() - 180_000).toISOString(),
  updated_by: 'Asha',
};
const listOf = (changes: object[]) => json({ data: changes });

const count = (fields: Partial<ModuleExtension> = {}): ModuleExtension => ({
  slot: 'dashboard',
  size: 'count',
  name: 'waiting',
  title: 'Waiting',
  order: 20,
  path: '/admin/categories?state=waiting',
  query: { key: ['mf-taxonomy', 'categories'], path: '/admin/categories/list', search: { state: 'waiting' } },
  none: 'All are decided',
  ...fields,
});

const openWith = (extensions: ModuleExtension[], api = {}) =>
  openConsole('/admin', { modules: [{ ...taxonomy, extensions }], api });

it('shows the counts of the modules in their order, each with a link to its rows', async () => {
  const list = ({ query }: { query: URLSearchParams }) =>
    json({ data: [], meta: { total: query.get('state') === 'waiting' ? 149999 : 0, page: 1, pageSize: 1 } });
  const query = { key: ['mf-taxonomy'], path: '/admin/categories/list', search: {} };
  openWith([count(), count({ name: 'new', title: 'New', order: 10, path: '/admin/categories?state=new', query })], {
    'GET /api/admin/categories/list': list,
  });

  const cards = within(await screen.findByRole('list', { name: 'To do' }));

  expect(await cards.findByRole('link', { name: 'Waiting 1,49,999 Show them' })).toHaveAttribute(
    'href',
    '/admin/categories?state=waiting',
  );
  expect(await cards.findByRole('link', { name: 'New 0 All are decided' })).toBeVisible();
  expect(cards.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/categories?state=new',
    '/admin/categories?state=waiting',
  ]);
});

it('states that a count could not be loaded, beside the other counts', async () => {
  const query = { key: ['mf-taxonomy'], path: '/admin/attributes/list', search: {} };
  openWith([count(), count({ name: 'broken', title: 'Broken', query })], {
    'GET /api/admin/categories/list': () => json({ data: [{}, {}] }),
    'GET /api/admin/attributes/list': () => json({ message: 'Down', error: 'invalid' }, 422),
  });

  expect(await screen.findByRole('link', { name: 'Waiting 2 Show them' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Broken – Could not be loaded' })).toBeVisible();
});

it('omits extensions without the permission of the user', async () => {
  openWith([count({ permission: 'orders.view' })]);

  expect(await screen.findByText('Nothing has changed yet')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'To do' })).toBeNull();
});

const widget = (name: string, title: string): ModuleExtension => ({
  slot: 'dashboard',
  size: 'half',
  name,
  title,
  order: 1,
});

/** Opens the dashboard with two widgets of one module, whose entry defines this code for them. */
function openWidgets(container: string, code: Record<string, () => Promise<{ Screen: () => string }>>) {
  const extensions = Object.entries(code).map(([name, load]) => ({ path: `/extensions/${name}`, load }));
  const exposed = { init: () => undefined, get: async () => () => ({ routes: [], extensions }) };
  network = fakeScripts({ '/assets/entry.js': () => void Object.assign(window, { [container]: exposed }) });
  const widgets = [widget('sales', 'Sales'), widget('orders', 'Recent orders')];
  return openConsole('/admin', { modules: [{ ...taxonomy, container, extensions: widgets }] });
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows widgets with the code that their module exposes for them', async () => {
  openWidgets('mfe_widgets', {
    sales: async () => ({ Screen: () => 'Sold today: 3' }),
    orders: async () => ({ Screen: () => 'LUM-7F3K2Q' }),
  });

  expect(await (await region('Sales')).findByText('Sold today: 3')).toBeVisible();
  expect(await (await region('Recent orders')).findByText('LUM-7F3K2Q')).toBeVisible();
});

it('shows an error panel only in place of a widget whose chunk is missing, and Retry loads it', async () => {
  let isMissing = true;
  const load = async () => {
    if (isMissing) throw Object.assign(new Error('chunk 7 is missing'), { name: 'ChunkLoadError' });
    return { Screen: () => 'Sold today: 3' };
  };
  const { user } = openWidgets('mfe_broken', { sales: load, orders: async () => ({ Screen: () => 'LUM-7F3K2Q' }) });
  const sales = await region('Sales');

  expect(await sales.findByRole('heading', { name: 'Sales could not be loaded' })).toBeVisible();
  expect(await (await region('Recent orders')).findByText('LUM-7F3K2Q')).toBeVisible();
  expect(screen.getByText('Nothing has changed yet')).toBeVisible();
  expect(network?.reports.at(-1)).toMatchObject({ module: 'mf-taxonomy', message: expect.stringMatching(/chunk 7/) });
  isMissing = false;
  await user.click(sales.getByRole('button', { name: 'Retry' }));

  expect(await sales.findByText('Sold today: 3')).toBeVisible();
});

it('shows an error panel in place of each widget of a module whose entry is missing', async () => {
  network = fakeScripts({});
  const extensions = [widget('sales', 'Sales'), widget('orders', 'Recent orders')];
  openConsole('/admin', {
    modules: [{ ...taxonomy, container: 'mfe_missing', extensions }],
    api: { 'GET /api/admin/recent-changes': () => listOf([change]) },
  });

  expect(await screen.findByRole('heading', { name: 'Sales could not be loaded' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Recent orders could not be loaded' })).toBeVisible();
  expect(await screen.findByText('Wedding Neon')).toBeVisible();
});

it('links a recent change to the page that a module declares for its kind', async () => {
  const routes = [{ path: '/admin/categories', title: 'Categories', kind: 'Category' }];
  openConsole('/admin', {
    modules: [{ ...taxonomy, routes }],
    api: { 'GET /api/admin/recent-changes': () => listOf([change]) },
  });

  expect(await screen.findByRole('link', { name: 'Wedding Neon' })).toHaveAttribute(
    'href',
    '/admin/categories?q=Wedding%20Neon',
  );
  expect(screen.getByText('3 minutes ago')).toBeVisible();
});

it('shows a recent change without a link if no page for its kind may be opened', async () => {
  const routes = [{ path: '/admin/categories/:id', kind: 'Category', permission: 'orders.view' as const }];
  openConsole('/admin', {
    user: asha,
    modules: [{ ...taxonomy, routes }],
    api: { 'GET /api/admin/recent-changes': () => listOf([change]) },
  });

  expect(await screen.findByText('Wedding Neon')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Wedding Neon' })).toBeNull();
});

it('shows why the recent changes could not be loaded, and retries', async () => {
  let isDown = true;
  const reply = () => (isDown ? json({ message: 'The list is down', error: 'invalid' }, 422) : listOf([change]));
  const { user } = openConsole('/admin', { api: { 'GET /api/admin/recent-changes': reply } });

  expect(await screen.findByText('The list is down')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Wedding Neon')).toBeVisible();
});
