import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Permission, SessionUser } from '@lumora/shared-contract/auth';
import type { ModuleManifest, ReleaseSet } from '@lumora/shared-contract/releases';
import { session } from '@lumora/shared-auth/core';
import { ConsoleApp } from '../console-app.tsx';
import { registerModules } from '../federation/load-screen.ts';
import { createQueryClient } from '../query-client.ts';
import { keepUnsavedInput } from '../session/keep-unsaved-input.ts';
import { consumeExpiryFlag, redirectOnSessionExpiry } from '../session/session-end.ts';

/** Default user of the tests. */
export const asha: SessionUser = {
  id: 1,
  name: 'Asha Devi Rao',
  email: 'asha@lumora.test',
  role: 'Administrator',
  permissions: ['categories.view', 'attributes.view', 'settings.view', 'settings.update'],
};

/** Response handlers by `<method> <path>`; other requests get a 404. */
export type FakeApi = Record<
  string,
  (request: { body: unknown; query: URLSearchParams; token: string | null }) => Response | Promise<Response>
>;

/** Creates a JSON response. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const defaultApi: FakeApi = {
  'GET /release-set': () => json({ id: 'set-1' }),
  'GET /api/admin/me': () => json({ data: session.get().user }),
  'GET /api/admin/notices': () => json({ data: { notices: [], unread: 0, until: '2026-11-21T10:00:00.000Z' } }),
  'GET /api/admin/recent-changes': () => json({ data: [] }),
  'POST /api/admin/logout': () => json({ data: null, message: 'You have been logged out.' }),
};

interface OpenConsoleOptions {
  user?: SessionUser | null;
  api?: FakeApi;
  modules?: ModuleManifest[];
}

/** Renders the real console at `path` with a fake network and a signed-in `user`; null for no session. */
export function openConsole(path: string, { user = asha, api = {}, modules = [taxonomy] }: OpenConsoleOptions = {}) {
  const fetch = fakeNetwork({ ...defaultApi, ...api });
  const openPage = jest.fn<(url: string) => void>();
  window.history.replaceState(null, '', path);
  if (user) session.signIn({ user, token: 't1' });

  const set = releaseSet(modules);
  registerModules(set.modules);
  const hasSessionExpired = consumeExpiryFlag();
  const stops = [keepUnsavedInput(), redirectOnSessionExpiry(openPage)];
  stopListening = () => stops.forEach((stop) => stop());
  const view = render(<ConsoleApp set={set} queryClient={createQueryClient()} hasSessionExpired={hasSessionExpired} />);
  return { ...view, fetch, openPage, user: userEvent.setup({ delay: null }) };
}

let stopListening = () => {};

/** Resets listeners, mocks, session and storage after a test. */
export function closeConsole() {
  stopListening();
  jest.restoreAllMocks();
  session.signOut();
  localStorage.clear();
  sessionStorage.clear();
}

/** Returns the current path with its query. */
export const here = () => window.location.pathname + window.location.search;

/** Creates a release set with one release per manifest. */
export function releaseSet(manifests: ModuleManifest[]): ReleaseSet {
  const release = { release: 'r1', base: '/assets/', entry: 'entry.js', integrity: 'sha384-x' };
  return {
    id: 'set-1',
    product: 'Lumora',
    off: [],
    shell: { release: 'r1', base: '/assets/', console: release },
    modules: manifests.map((manifest) => ({ ...release, manifest, previous: null })),
  };
}

const page = (label: string, path: string, permission: Permission) => ({
  label,
  path,
  permission,
  icon: 'M0 0h24v24H0z',
});

const pages = [
  page('Categories', '/admin/categories', 'categories.view'),
  page('Attributes', '/admin/attributes', 'attributes.view'),
];

/** Manifest of a console module with two pages. */
export const taxonomy: ModuleManifest = {
  id: 'mf-taxonomy',
  container: 'mfe_taxonomy',
  kind: 'console',
  nav: [{ title: 'Taxonomy', order: 30, items: pages }],
  routes: pages.map(({ label, path, permission }) => ({ title: label, path, permission })),
  permissions: [],
  requires: { shell: '^1.0.0', api: '^1.0.0' },
};

function fakeNetwork(api: FakeApi) {
  const respond = async (input: unknown, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    const token = new Headers(init.headers).get('authorization');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const reply = api[`${init.method ?? 'GET'} ${pathname}`];
    return (
      reply?.({ body, query: searchParams, token }) ?? json({ message: `No ${pathname}`, error: 'not_found' }, 404)
    );
  };
  return jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
}
