import { expect, it } from '@jest/globals';
import manifest from '../module.ts';
import { routes } from './routes.tsx';

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
