import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import manifest from '../module.ts';
import { routes } from './routes.tsx';

const network = useNetwork();

it('provides a screen for exactly the routes of the manifest', async () => {
  const screens = await Promise.all(routes.map(async ({ path, load }) => ({ path, screen: (await load()).Screen })));

  expect(screens.map(({ path }) => path)).toEqual(manifest.routes.map(({ path }) => path));
  expect(screens.every(({ screen }) => typeof screen === 'function')).toBe(true);
});

it('links every navigation item to a route with the same permission', () => {
  const manifestRoutes = manifest.routes.map(({ path, permission }) => ({ path, permission }));

  const navItems = manifest.nav.flatMap(({ items }) => items.map(({ path, permission }) => ({ path, permission })));

  expect(manifestRoutes).toEqual(expect.arrayContaining(navItems));
});

const prefetchedRoutes = manifest.routes.flatMap(({ path, data }) => (data ? [{ path, data }] : []));

it.each(prefetchedRoutes)('$path requests the same data that the shell prefetches', async ({ path, data }) => {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`${path} has no screen.`);
  const { Screen } = await route.load();

  openPage(<Screen />, { path });

  const query = new URLSearchParams(Object.entries(data.query).filter(([, value]) => value !== ''));
  query.sort();
  await waitFor(() => expect(network.calls.map((call) => call.path)).toContain(`/api${data.path}?${query}`));
});
