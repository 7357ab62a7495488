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

// the compiler defines these in a build that provides shared packages
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

/** A new module for every test, because the console caches loaded modules. */
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

it('resolves to the screen after its code and data are loaded', async () => {
  expose(async (queries, address) => queries.setQueryData(['categories'], address.get('page')));

  expect(await open('/admin/categories', '?page=3')).toEqual({ path: '/admin/categories', Screen });
  expect(queryClient.getQueryData(['categories'])).toBe('3');
  expect(network.reports).toMatchObject([{ module: 'mf-taxonomy', kind: 'load' }]);
});

it('resolves to the screen when its data request fails, because the screen shows the error', async () => {
  expose(() => Promise.reject(new Error('Not now')));

  expect(await open('/admin/categories')).toEqual({ path: '/admin/categories', Screen });
});

it('resolves to the screen without data when the data request is too slow', async () => {
  expose(() => new Promise(() => undefined));

  expect(await open('/admin/categories')).toEqual({ path: '/admin/categories', Screen });
});

it('resolves to undefined when the code fails to load, because the page retries', async () => {
  expect(await open('/admin/categories')).toBeUndefined();
  expect(network.reports).toEqual([]);
});

it('requests nothing on a page of the shell, without the permission and without a session', async () => {
  expose(async () => undefined);

  expect(await open('/admin')).toBeUndefined();
  session.updateUser({ permissions: [] });
  expect(await open('/admin/categories')).toBeUndefined();
  session.signOut();
  expect(await open('/admin/categories')).toBeUndefined();
  expect(network.requested).toEqual([]);
});
