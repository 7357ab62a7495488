import { describe, expect, it } from '@jest/globals';
import type { ModuleManifest, NavGroup, Permission } from '@lumora/shared-contract';
import { releaseSet, taxonomy } from '../testing/console-under-test.tsx';
import { consoleNav, consolePages } from './console-nav.ts';

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

describe('the sidebar', () => {
  it('is the shell’s own pages and those of the released modules, by order', () => {
    const catalog = moduleWith([group('Catalog', 20, 'Products', 'products.view')]);

    expect(shape(consoleNav(releaseSet([taxonomy, catalog]), everything))).toEqual([
      ['Overview', ['Dashboard']],
      ['Catalog', ['Products']],
      ['Taxonomy', ['Categories', 'Attributes']],
    ]);
  });

  it('has no group of a module that is not released', () => {
    expect(shape(consoleNav(releaseSet([]), everything))).toEqual([['Overview', ['Dashboard']]]);
  });

  it('has no page of the storefront', () => {
    const shop = moduleWith([group('Shop', 1, 'Home', 'products.view')], 'storefront');

    expect(shape(consoleNav(releaseSet([shop]), everything))).toEqual([['Overview', ['Dashboard']]]);
  });

  it('shows groups of one title as one, which stands where the highest stands', () => {
    const sales = moduleWith([group('Sales', 40, 'Orders', 'products.view')]);
    const reviews = moduleWith([group('Sales', 5, 'Reviews', 'products.view')]);

    expect(shape(consoleNav(releaseSet([sales, reviews]), everything))).toEqual([
      ['Sales', ['Orders', 'Reviews']],
      ['Overview', ['Dashboard']],
    ]);
  });

  it('hides what may not be seen, and a group of nothing else', () => {
    expect(shape(consoleNav(releaseSet([taxonomy]), ['attributes.view']))).toEqual([
      ['Overview', ['Dashboard']],
      ['Taxonomy', ['Attributes']],
    ]);
    expect(shape(consoleNav(releaseSet([taxonomy]), []))).toEqual([['Overview', ['Dashboard']]]);
  });
});

it('search lists pages by title, without sign-in, patterns and what may not be opened', () => {
  const routes = [...taxonomy.routes, { path: '/admin/categories/:id', title: 'Category' }, { path: '/admin/hidden' }];
  const set = releaseSet([{ ...taxonomy, routes }]);

  expect(consolePages(set, ['categories.view']).map(({ title }) => title)).toEqual([
    'Dashboard',
    'Profile',
    'Categories',
  ]);
});
