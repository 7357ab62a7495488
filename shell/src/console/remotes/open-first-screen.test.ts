import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import type { ReleaseSet } from '@lumora/shared-contract/releases';
import { session } from '@lumora/shared-auth/core';
import { prefetchResponse, routeQueryKey } from '../../prefetched-response.ts';
import { fakeScripts, type Scripts } from '../../testing/fake-scripts.ts';
import { registerModules } from '../federation/load-screen.ts';
import { createQueryClient } from '../query-client.ts';
import { asha, closeConsole, releaseSet, taxonomy } from '../testing/console-under-test.tsx';
import { openFirstScreen } from './open-first-screen.ts';

let scripts: Scripts;
let network: ReturnType<typeof fakeScripts>;
let queryClient: QueryClient;
let fetch: jest.SpiedFunction<typeof globalThis.fetch>;
/** Responses of the API by URL; other requests fail. */
let responses: Record<string, () => Response | Promise<Response>>;
let count = 0;

beforeEach(() => {
  count += 1;
  scripts = {};
  network = fakeScripts(scripts);
  queryClient = createQueryClient();
  responses = {};
  fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const response = typeof url === 'string' ? responses[url] : undefined;
    if (response === undefined) throw new TypeError('Failed to fetch');
    return response();
  });
  session.signIn({ user: asha, token: 't1' });
});
afterEach(() => {
  network.stop();
  queryClient.clear();
  closeConsole();
});

const query = { key: ['mf-taxonomy', 'categories'], path: '/admin/categories/list', search: { page: '1' } };

/** A new module for every test, because the console caches loaded modules. */
const set = (): ReleaseSet => {
  const routes = taxonomy.routes.map((route) => ({ ...route, query }));
  return releaseSet([{ ...taxonomy, routes, container: `mfe_taxonomy_${count}` }]);
};
const Screen = () => 'Categories';

function exposeScreen() {
  const routes = [{ path: '/admin/categories', load: async () => ({ Screen }) }];
  scripts['/assets/entry.js'] = () =>
    Object.assign(window, {
      [`mfe_taxonomy_${count}`]: { init: () => undefined, get: async () => () => ({ routes }) },
    });
}

function open(pathname: string, search = '') {
  const releases = set();
  registerModules(releases.modules);
  return openFirstScreen(releases, queryClient, { pathname, search });
}

const cachedData = (url: string) => queryClient.getQueryData([...query.key, url]);

it('resolves to the screen after its code and its query are loaded', async () => {
  exposeScreen();
  responses['/api/admin/categories/list?page=3'] = () => new Response('{"data":["row"]}');

  expect(await open('/admin/categories', '?page=3')).toEqual({
    path: '/admin/categories',
    screen: { Screen, release: 'r1' },
  });
  expect(cachedData('/admin/categories/list?page=3')).toEqual({ data: ['row'] });
  expect(network.reports).toMatchObject([{ module: 'mf-taxonomy', kind: 'load' }]);
});

it('uses the response that the loader has requested', async () => {
  exposeScreen();
  responses['/api/admin/categories/list?page=1'] = () => new Response('{"data":["early"]}');
  prefetchResponse(routeQueryKey(query, new URLSearchParams()), 't1');

  await open('/admin/categories');

  expect(cachedData('/admin/categories/list?page=1')).toEqual({ data: ['early'] });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('requests again when the request of the loader fails', async () => {
  exposeScreen();
  prefetchResponse(routeQueryKey(query, new URLSearchParams()), 't1');
  await globalThis.lumoraPrefetched?.response;
  responses['/api/admin/categories/list?page=1'] = () => new Response('{"data":["later"]}');

  await open('/admin/categories');

  expect(cachedData('/admin/categories/list?page=1')).toEqual({ data: ['later'] });
});

it('resolves to the screen when its query fails, because the screen shows the error', async () => {
  exposeScreen();
  responses['/api/admin/categories/list?page=1'] = () => new Response('{"message":"No"}', { status: 422 });

  expect(await open('/admin/categories')).toEqual({ path: '/admin/categories', screen: { Screen, release: 'r1' } });
});

it('resolves to the screen without data when its query is too slow', async () => {
  exposeScreen();
  responses['/api/admin/categories/list?page=1'] = () => new Promise(() => undefined);

  expect(await open('/admin/categories')).toEqual({ path: '/admin/categories', screen: { Screen, release: 'r1' } });
});

it('resolves to undefined when the code fails to load, because the page retries', async () => {
  expect(await open('/admin/categories')).toBeUndefined();
  expect(network.reports).toEqual([]);
});

it('requests nothing on a page of the shell, without the permission and without a session', async () => {
  exposeScreen();

  expect(await open('/admin')).toBeUndefined();
  session.updateUser({ permissions: [] });
  expect(await open('/admin/categories')).toBeUndefined();
  session.signOut();
  expect(await open('/admin/categories')).toBeUndefined();
  expect(network.requested).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});
