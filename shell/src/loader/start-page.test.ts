import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { session } from '@lumora/shared-auth/core';
import type { SessionUser } from '@lumora/shared-contract/auth';
import { rootElementId, signedInPreloadsId, type ReleaseSet } from '@lumora/shared-contract/releases';
import { releaseSet, taxonomy } from '../console/testing/console-under-test.tsx';
import { consumePrefetched } from '../prefetched-response.ts';
import { prefetchPage } from './start-page.ts';

const user: SessionUser = {
  id: 1,
  name: 'Asha',
  email: 'asha@lumora.test',
  role: 'Viewer',
  permissions: ['categories.view'],
};

const set: ReleaseSet = releaseSet([
  {
    ...taxonomy,
    routes: [
      {
        path: '/admin/categories',
        permission: 'categories.view',
        query: {
          key: ['mf-taxonomy', 'categories'],
          path: '/admin/categories/list',
          search: { page: '1', page_size: '10', q: '' },
        },
      },
      {
        path: '/admin/attributes',
        permission: 'attributes.view',
        query: { key: ['mf-taxonomy', 'attributes'], path: '/admin/attributes/list', search: {} },
      },
    ],
  },
]);

const respond = (page: number) => new Response(JSON.stringify({ data: [], meta: { page } }));
const preload = (as: string, href: string) => `<link rel="preload" as="${as}" href="${href}" integrity="sha384-x">`;
const preloads = [
  preload('script', '/assets/entry.js'),
  preload('script', '/assets/mf-taxonomy/r1/screen.js'),
  preload('style', '/table.css'),
];
let fetch: jest.SpiedFunction<typeof globalThis.fetch>;

beforeEach(() => {
  document.head.innerHTML = `<template id="${signedInPreloadsId}">${preloads.join('')}</template>`;
  fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => respond(fetch.mock.calls.length));
  session.signIn({ user, token: 't1' });
});
afterEach(() => {
  jest.restoreAllMocks();
  session.signOut();
});

/** Prefetches a page and returns the requested URLs. */
function open(url: string) {
  const { pathname, search } = new URL(url, location.href);
  prefetchPage(set, { pathname, search });
  return fetch.mock.calls.map(([requestedUrl]) => requestedUrl);
}

it('prefetches the query of the page with the token, and its response is used once', async () => {
  expect(open('/admin/categories')).toEqual(['/api/admin/categories/list?page=1&page_size=10']);

  const queryKey = ['mf-taxonomy', 'categories', '/admin/categories/list?page=1&page_size=10'];
  expect(await consumePrefetched(queryKey)).toEqual({ data: [], meta: { page: 1 } });
  expect(consumePrefetched(queryKey)).toBeUndefined();
  expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer t1' });
});

it('requests the data with the search parameters of the page', () => {
  const requests = open('/admin/categories/?page=3&q=wedding+neon&tab=2');

  expect(requests).toEqual(['/api/admin/categories/list?page=3&page_size=10&q=wedding+neon']);
});

it('preloads the code of the page for a signed-in user and runs its chunks with their integrity hashes', () => {
  open('/admin/categories');

  const [chunk, ...others] = document.head.querySelectorAll('script');
  expect(others).toEqual([]);
  expect(chunk).toMatchObject({
    src: 'http://localhost/assets/mf-taxonomy/r1/screen.js',
    crossOrigin: 'anonymous',
    integrity: 'sha384-x',
  });
  const links = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/assets/entry.js', '/table.css']);
});

it('requests the data before the code', () => {
  let scripts: NodeListOf<Element> | undefined;
  fetch.mockImplementation(async () => {
    scripts = document.head.querySelectorAll('script');
    return respond(1);
  });

  open('/admin/categories');

  expect(scripts).toHaveLength(0);
});

it('removes a chunk that failed to load, so that the console requests it again', () => {
  open('/admin/categories');

  document.head.querySelector('script')?.dispatchEvent(new Event('error'));

  expect(document.head.querySelector('script')).toBeNull();
});

it.each([
  ['/admin/categories', 'system'],
  ['/auth/login', null],
])('shows the first frame of the console to a signed-in user on %s in the colour mode %s', (path, mode) => {
  document.body.innerHTML = `<div id="${rootElementId}"></div>`;

  open(path);

  expect(document.getElementById(rootElementId)?.getAttribute('data-first-frame')).toBe(mode);
});

it('requests nothing without a session', () => {
  session.signOut();

  expect(open('/admin/categories')).toEqual([]);
  expect(document.head.querySelector('link, script')).toBeNull();
});

it.each(['/admin/attributes', '/admin', '/admin/nothing'])(
  'requests no data for %s, which is not allowed or has no data',
  (path) => {
    expect(open(path)).toEqual([]);
  },
);
