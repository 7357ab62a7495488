import { expect, it } from '@jest/globals';
import manifest from '../module.ts';
import { routes } from './routes.tsx';

it('every page that the manifest promises has a screen, and no other page has', async () => {
  const screens = await Promise.all(routes.map(async ({ path, load }) => ({ path, screen: (await load()).Screen })));

  expect(screens.map(({ path }) => path)).toEqual(manifest.routes.map(({ path }) => path));
  expect(screens.every(({ screen }) => typeof screen === 'function')).toBe(true);
});

it('every line of the navigation leads to a page, under the permission of that page', () => {
  const promised = manifest.routes.map(({ path, permission }) => ({ path, permission }));

  const lines = manifest.nav.flatMap(({ items }) => items.map(({ path, permission }) => ({ path, permission })));

  expect(promised).toEqual(expect.arrayContaining(lines));
});
