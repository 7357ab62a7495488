import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import type { ReleaseSet } from '@lumora/shared-contract';
import { session } from '@lumora/shared-auth/core';
import type { ScreenCode } from '@lumora/shared-ui';
import { fakeScripts, type Scripts } from '../../testing/fake-scripts.ts';
import { createQueryClient } from '../query-client.ts';
import { asha, closeConsole, releaseSet, taxonomy } from '../testing/console-under-test.tsx';
import { openFirstScreen } from './open-first-screen.ts';

let scripts: Scripts;
let network: ReturnType<typeof fakeScripts>;
let queryClient: QueryClient;
let count = 0;

// what the compiler puts there for a build that offers modules
Object.assign(globalThis, {
  __webpack_init_sharing__: async () => undefined,
  __webpack_share_scopes__: { default: {} },
});

beforeEach(() => {
  count += 1;
  scripts = {};
  network = fakeScripts(scripts);
  queryClient = createQueryClient();
  session.signIn({ user: asha, token: 't1' });
});
afterEach(() => {
  network.stop();
  queryClient.clear();
  closeConsole();
});

/** A module of its own for every test, as the console remembers what it has loaded. */
const set = (): ReleaseSet => releaseSet([{ ...taxonomy, container: `mfe_taxonomy_${count}` }]);
const Screen = () => 'Categories';

function expose(firstQuery: ScreenCode['firstQuery']) {
  const routes = [{ path: '/admin/categories', load: async () => ({ Screen, firstQuery }) }];
  scripts['/assets/entry.js'] = () =>
    Object.assign(window, {
      [`mfe_taxonomy_${count}`]: { init: () => undefined, get: async () => () => ({ routes }) },
    });
}

const open = (pathname: string, search = '') => openFirstScreen(set(), queryClient, { pathname, search });

it('the screen of the page is there with its data before anything is drawn', async () => {
  expose(async (queries, address) => queries.setQueryData(['categories'], address.get('page')));

  expect(await open('/admin/categories', '?page=3')).toEqual({ path: '/admin/categories', Screen });
  expect(queryClient.getQueryData(['categories'])).toBe('3');
  expect(network.reports).toMatchObject([{ module: 'mf-taxonomy', kind: 'load' }]);
});

it('data that is refused is left to the screen, which says why', async () => {
  expose(() => Promise.reject(new Error('Not now')));

  expect(await open('/admin/categories')).toEqual({ path: '/admin/categories', Screen });
});

it('data that does not come holds nothing up: the screen says that it is loading', async () => {
  expose(() => new Promise(() => undefined));

  expect(await open('/admin/categories')).toEqual({ path: '/admin/categories', Screen });
});

it('code that does not come is left to the page, which asks again', async () => {
  expect(await open('/admin/categories')).toBeUndefined();
  expect(network.reports).toEqual([]);
});

it('nothing is asked for on a page of the shell, without the permission, and signed out', async () => {
  expose(async () => undefined);

  expect(await open('/admin')).toBeUndefined();
  session.updateUser({ permissions: [] });
  expect(await open('/admin/categories')).toBeUndefined();
  session.signOut();
  expect(await open('/admin/categories')).toBeUndefined();
  expect(network.requested).toEqual([]);
});
