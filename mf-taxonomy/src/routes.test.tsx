import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import manifest from '../module.ts';
import { routes } from './routes.tsx';
import { openPage, useFakeApi } from './testing/open-page.tsx';

const api = useFakeApi();

it('provides a screen for exactly the routes of the manifest', async () => {
  const screens = await Promise.all(routes.map(async ({ path, load }) => ({ path, screen: (await load()).Screen })));

  expect(screens.map(({ path }) => path)).toEqual(manifest.routes.map(({ path }) => path));
  expect(screens.every(({ screen }) => typeof screen === 'function')).toBe(true);
});

it('links every navigation item to a route with the same permission', () => {
  const manifestRoutes = manifest.routes.map(({ path, permission }) => ({ path, permission }));

  const navItems = manifest.nav.flatMap(({ items }) => items.map(({ path, permission }) => ({ path, permission })));

  expect(navItems).toEqual(manifestRoutes);
});

it.each(manifest.routes)('$path requests only the data that the shell prefetches', async ({ path, data }) => {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`${path} has no screen.`);

  openPage((await route.load()).Screen);

  await waitFor(() => expect(api.calls).toMatchObject([{ method: 'GET', path: data?.path }]));
  expect(await screen.findByText(/ yet$/)).toBeVisible();
});
