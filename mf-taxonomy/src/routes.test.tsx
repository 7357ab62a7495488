import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import manifest from '../module.ts';
import { routes } from './routes.tsx';
import { openPage, useFakeApi } from './testing/open-page.tsx';

const api = useFakeApi();

it('every page that the manifest promises has a screen, and no other page has', async () => {
  const screens = await Promise.all(routes.map(async ({ path, load }) => ({ path, screen: (await load()).Screen })));

  expect(screens.map(({ path }) => path)).toEqual(manifest.routes.map(({ path }) => path));
  expect(screens.every(({ screen }) => typeof screen === 'function')).toBe(true);
});

it('every line of the navigation leads to a page, under the permission of that page', () => {
  const promised = manifest.routes.map(({ path, permission }) => ({ path, permission }));

  const lines = manifest.nav.flatMap(({ items }) => items.map(({ path, permission }) => ({ path, permission })));

  expect(lines).toEqual(promised);
});

it.each(manifest.routes)('$path asks first for what the shell has asked for early', async ({ path, data }) => {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`${path} has no screen.`);

  openPage((await route.load()).Screen);

  await waitFor(() => expect(api.calls).toMatchObject([{ method: 'GET', path: data?.path }]));
  expect(await screen.findByText(/ yet$/)).toBeVisible();
});
