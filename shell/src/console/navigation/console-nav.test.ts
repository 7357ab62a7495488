import { describe, expect, it } from '@jest/globals';
import type { Permission } from '@lumora/shared-contract/auth';
import type { ModuleManifest, NavGroup } from '@lumora/shared-contract/releases';
import { releaseSet, taxonomy } from '../testing/console-under-test.tsx';
import { consoleNav, consolePages, parentPage } from './console-nav.ts';

const everything: Permission[] = ['categories.view', 'attributes.view', 'products.view', 'settings.view'];

const group = (title: string, order: number, path: string, permission: Permission): NavGroup => ({
  title,
  order,
  items: [{ label: path, path, permission, icon: '' }],
});

const moduleWith = (nav: NavGroup[], kind: ModuleManifest['kind'] = 'console'): ModuleManifest => ({
  ...taxonomy,
  kind,
  nav,
  routes: [],
});

const shape = (nav: NavGroup[]) => nav.map(({ title, items }) => [title, items.map(({ label }) => label)]);

/** The groups of the shell's own pages. */
const shellNav = [
  ['Overview', ['Dashboard']],
  ['System', ['Settings']],
];

describe('the sidebar', () => {
  it('contains the pages of the shell and of the released modules, sorted by order', () => {
    const catalog = moduleWith([group('Catalog', 20, 'Products', 'products.view')]);

    expect(shape(consoleNav(releaseSet([taxonomy, catalog]), everything))).toEqual([
      ['Overview', ['Dashboard']],
      ['Catalog', ['Products']],
      ['Taxonomy', ['Categories', 'Attributes']],
      ['System', ['Settings']],
    ]);
  });

  it('contains no group of a module without a release', () => {
    expect(shape(consoleNav(releaseSet([]), everything))).toEqual(shellNav);
  });

  it('contains no page of the storefront', () => {
    const shop = moduleWith([group('Shop', 1, 'Home', 'products.view')], 'storefront');

    expect(shape(consoleNav(releaseSet([shop]), everything))).toEqual(shellNav);
  });

  it('merges groups with the same title at the position of the first one', () => {
    const sales = moduleWith([group('Sales', 40, 'Orders', 'products.view')]);
    const reviews = moduleWith([group('Sales', 5, 'Reviews', 'products.view')]);

    expect(shape(consoleNav(releaseSet([sales, reviews]), everything))).toEqual([
      ['Sales', ['Reviews', 'Orders']],
      ...shellNav,
    ]);
  });

  it('sorts the items of a group by their order', () => {
    const orders = moduleWith([group('Sales', 41, 'Orders', 'products.view')]);
    const reviews = moduleWith([group('Sales', 40, 'Reviews', 'products.view')]);

    expect(shape(consoleNav(releaseSet([orders, reviews]), everything))).toContainEqual([
      'Sales',
      ['Reviews', 'Orders'],
    ]);
  });

  it('hides items that the user may not see, and groups without other items', () => {
    expect(shape(consoleNav(releaseSet([taxonomy]), ['attributes.view']))).toEqual([
      ['Overview', ['Dashboard']],
      ['Taxonomy', ['Attributes']],
    ]);
    expect(shape(consoleNav(releaseSet([taxonomy]), []))).toEqual([['Overview', ['Dashboard']]]);
  });
});

it('lists pages by title for the search, without sign-in, path patterns and pages that the user may not open', () => {
  const routes = [...taxonomy.routes, { path: '/admin/categories/:id', title: 'Category' }, { path: '/admin/hidden' }];
  const set = releaseSet([{ ...taxonomy, routes }]);

  expect(consolePages(set, ['categories.view']).map(({ title }) => title)).toEqual([
    'Dashboard',
    'Profile',
    'Development',
    'Categories',
  ]);
});

describe('the page above another one', () => {
  const create = { path: '/admin/categories/create', title: 'Create category' };
  const set = releaseSet([{ ...taxonomy, routes: [...taxonomy.routes, create] }]);
  const above = (path: string, held = ['categories.view']) => parentPage(set, held, path)?.path;

  it('is the nearest page whose path continues to it', () => {
    expect(above('/admin/categories/7')).toBe('/admin/categories');
    expect(above('/admin/categories/create/7')).toBe('/admin/categories/create');
  });

  it('is the declared parent of a page whose path does not continue it', () => {
    const pictures = { path: '/admin/category-pictures', title: 'Pictures', parent: '/admin/categories' };
    const withPictures = releaseSet([{ ...taxonomy, routes: [...taxonomy.routes, pictures] }]);

    expect(parentPage(withPictures, ['categories.view'], pictures.path)?.path).toBe('/admin/categories');
    const nested = { ...pictures, path: '/admin/categories/pictures', parent: '/admin/profile' };
    const withNested = releaseSet([{ ...taxonomy, routes: [...taxonomy.routes, nested] }]);
    expect(parentPage(withNested, ['categories.view'], nested.path)?.path).toBe('/admin/profile');
  });

  it('is none for a page that only the start page or a similar path precedes, or that the user may not open', () => {
    expect([above('/admin/categories'), above('/admin/categories-old/7')]).toEqual([undefined, undefined]);
    expect(above('/admin/categories/7', [])).toBeUndefined();
  });
});
