import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fakeScripts } from '../../testing/fake-scripts.ts';
import { consoleRoutes } from '../console-routes.tsx';
import { ReleaseSetContext } from '../release-set/release-set-context.ts';
import { releaseSet, taxonomy } from '../testing/console-under-test.tsx';

let network: ReturnType<typeof fakeScripts>;
beforeEach(() => {
  network = fakeScripts({});
});
afterEach(() => network.stop());

function Broken(): never {
  throw new TypeError('no such page');
}

/** Renders the routes of the console at a page of its own that throws. */
function openBrokenPage() {
  const set = releaseSet([taxonomy]);
  const routes = consoleRoutes(set, undefined).map(({ errorElement, children = [] }) => ({
    errorElement,
    children: [...children, { path: '/auth/broken', element: <Broken /> }],
  }));
  const router = createMemoryRouter(routes, { initialEntries: ['/auth/broken'] });
  render(
    <ReleaseSetContext value={{ set, renameProduct: () => undefined }}>
      <RouterProvider router={router} />
    </ReleaseSetContext>,
  );
}

it('shows the error of a page of the console, and a button that reloads it', async () => {
  openBrokenPage();

  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText('no such page')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
});

it('reports the error as a failure of the shell', async () => {
  openBrokenPage();

  await waitFor(() =>
    expect(network.reports).toMatchObject([
      { module: 'shell', release: 'r1', kind: 'error', message: 'TypeError: no such page' },
    ]),
  );
});
