import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectManifest } from '../../../build/collect-manifest.ts';

let root: string;

beforeEach(async () => {
  root = path.join(await mkdtemp(path.join(tmpdir(), 'lumora-module-')), 'mf-sales');
  await mkdir(path.join(root, 'src'), { recursive: true });
});
afterEach(() => rm(path.dirname(root), { recursive: true }));

/** Writes `src/<name>.page.tsx`, or `src/<name>.extension.tsx`. */
const declare = (name: string, declaration: string, role = 'page') =>
  writeFile(path.join(root, 'src', `${name}.${role}.tsx`), `export default {\n${declaration}\n};\n`);

const collect = () =>
  collectManifest(root, {
    id: 'mf-sales',
    title: 'Sales',
    container: 'mfe_sales',
    kind: 'console',
    permissions: ['orders.update'],
    requires: { shell: '^1.0.0', api: '^1.0.0' },
  });

const newOrders = `
  slot: 'dashboard',
  size: 'count',
  title: 'New orders',
  order: 10,
  permission: 'orders.view',
  path: '/admin/orders?status=new',
  query: () => ({ queryKey: ['mf-sales', 'orders', '/admin/orders/list?status=new'] }),
  none: 'All are confirmed',`;

const orders = `
  path: '/admin/orders',
  title: 'Orders',
  permission: 'orders.view',
  nav: { group: 'Sales', order: 41, icon: 'ReceiptLongRounded' },
  query: (search) => ({
    queryKey: ['mf-sales', 'orders', '/admin/orders/list?page=' + (search.get('page') ?? 1) + (search.get('q') ?? '')],
  }),`;

describe('the manifest of a module', () => {
  it('contains route, navigation and permission of every declared page', async () => {
    await declare('order', `path: '/admin/orders/:id', title: 'Order', permission: 'orders.view',`);
    await declare('orders', orders);

    expect(await collect()).toMatchObject({
      title: 'Sales',
      nav: [{ title: 'Sales', order: 41, items: [{ label: 'Orders', path: '/admin/orders', order: 41 }] }],
      routes: [
        { path: '/admin/orders', title: 'Orders', permission: 'orders.view', screen: 'orders' },
        { path: '/admin/orders/:id', title: 'Order', permission: 'orders.view', screen: 'order' },
      ],
      permissions: ['orders.view', 'orders.update'],
    });
  });

  it('contains the path data of the navigation icon', async () => {
    await declare('orders', orders);

    const { nav } = await collect();

    expect(nav[0]?.items[0]?.icon).toMatch(/^M[\d.]/);
  });

  it('contains the prefetched query with the search parameters that it reads', async () => {
    await declare('orders', orders);

    const { routes } = await collect();

    expect(routes[0]?.query).toEqual({
      key: ['mf-sales', 'orders'],
      path: '/admin/orders/list',
      search: { page: '1', q: '' },
    });
  });

  it('contains the data of every extension, and its permission, but no code', async () => {
    await declare('new-orders', newOrders, 'extension');
    await declare(
      'sales',
      `slot: 'dashboard', size: 'full', title: 'Sales', order: 5, component: () => null,`,
      'extension',
    );

    const { extensions, permissions } = await collect();

    expect(extensions).toEqual([
      {
        slot: 'dashboard',
        size: 'count',
        name: 'new-orders',
        title: 'New orders',
        order: 10,
        permission: 'orders.view',
        path: '/admin/orders?status=new',
        query: { key: ['mf-sales', 'orders'], path: '/admin/orders/list', search: { status: 'new' } },
        none: 'All are confirmed',
      },
      { slot: 'dashboard', size: 'full', name: 'sales', title: 'Sales', order: 5 },
    ]);
    expect(permissions).toEqual(['orders.view', 'orders.update']);
  });

  it('contains the names of an action and the kind that it applies to, but no code', async () => {
    await declare(
      'print-slip',
      `slot: 'actions', title: 'Print slip', aliases: ['Print'], order: 5, kind: 'Order', path: '/admin/orders/:id#print',`,
      'extension',
    );
    await declare(
      'hide',
      `slot: 'actions', title: 'Hide', order: 6, kind: 'Product', run: () => import('./hide.ts'),`,
      'extension',
    );

    expect((await collect()).extensions).toEqual([
      { slot: 'actions', name: 'hide', title: 'Hide', order: 6, kind: 'Product' },
      {
        slot: 'actions',
        name: 'print-slip',
        title: 'Print slip',
        aliases: ['Print'],
        order: 5,
        kind: 'Order',
        path: '/admin/orders/:id#print',
      },
    ]);
  });
});

describe('an invalid declaration', () => {
  it.each([
    ['a relative path', orders.replace('/admin/orders', 'orders'), 'orders.page.tsx:3: “orders” is not a path'],
    [
      'a wrong path below a comment that mentions one',
      orders.replace('/admin/orders', 'orders').replace('  path:', '  // path: see above\n  path:'),
      'orders.page.tsx:4: “orders” is not a path',
    ],
    [
      'a parent outside of the console',
      orders.replace("title: 'Orders',", "title: 'Orders', parent: '/sales',"),
      'orders.page.tsx:4: “/sales” is not a path',
    ],
    ['an unknown icon', orders.replace('ReceiptLong', 'Recept'), 'orders.page.tsx:6: There is no icon “ReceptRounded”'],
    ['no title for its navigation item', orders.replace("title: 'Orders',", ''), 'orders.page.tsx:6: A page in the'],
    [
      'a letter that is none',
      orders.replace("icon: 'R", "letter: '1', icon: 'R"),
      'orders.page.tsx:6: “1” is not a letter',
    ],
    ['a query key of another module', orders.replace("['mf-sales'", "['mf-catalog'"), 'orders.page.tsx:7: The key'],
    ['a query key without URL', orders.replace("'/admin/orders/list?page='", "'x'"), 'orders.page.tsx:7: Its query'],
  ])('with %s fails with file and line', async (_name, page, message) => {
    await declare('orders', page);

    await expect(collect()).rejects.toThrow(`mf-sales/src/${message}`);
  });

  it.each([
    [
      'a path outside of the console',
      newOrders.replace('/admin/orders?', '/orders?'),
      '8: “/orders?status=new” is no path',
    ],
    ['a query key of another module', newOrders.replace("['mf-sales'", "['mf-catalog'"), '9: The key'],
  ])('of an extension with %s fails with file and line', async (_name, extension, message) => {
    await declare('new-orders', extension, 'extension');

    await expect(collect()).rejects.toThrow(`mf-sales/src/new-orders.extension.tsx:${message}`);
  });

  it('that repeats the path of another page fails with both files', async () => {
    await declare('orders', orders);
    await declare('order', `path: '/admin/orders/:id',`);
    await declare('order-page', `\n\npath: '/admin/orders/:reference',`);

    await expect(collect()).rejects.toThrow(
      'mf-sales/src/order.page.tsx:2: /admin/orders/:id is the path of mf-sales/src/order-page.page.tsx already.',
    );
  });
});
