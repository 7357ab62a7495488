import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { use } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LoadableRelease, ReleasedModule } from '@lumora/shared-contract/releases';
import { lumoraTheme } from '@lumora/shared-ui/theme';
import { fakeScripts, type Scripts } from '../../testing/fake-scripts.ts';
import { createQueryClient } from '../query-client.ts';
import { registerModules } from '../federation/load-screen.ts';
import { releaseSet, taxonomy } from '../testing/console-under-test.tsx';
import { RemoteScreen } from './remote-screen.tsx';

let scripts: Scripts;
let network: ReturnType<typeof fakeScripts>;
let count = 0;

beforeEach(() => {
  count += 1;
  scripts = {};
  network = fakeScripts(scripts);
});
afterEach(() => {
  network.stop();
  jest.restoreAllMocks();
});

const path = '/admin/categories';
const never = new Promise<never>(() => undefined);
const live = () => `/assets/live-${count}/entry.js`;
const previous = () => `/assets/previous-${count}/entry.js`;

const releaseAt = (release: LoadableRelease, name: string): LoadableRelease => ({
  ...release,
  release: name,
  base: `/assets/${name}-${count}/`,
});

/** A new module for every test, because the console caches loaded modules. */
function releasedModule({ hasPrevious = false, integrity = 'sha384-x' } = {}): ReleasedModule {
  const manifest = { ...taxonomy, container: `mfe_taxonomy_${count}` };
  const [module] = releaseSet([manifest]).modules;
  if (module === undefined) throw new Error('A set of one manifest has one module.');
  const previousRelease = hasPrevious ? releaseAt(module, 'previous') : null;
  const released = { ...module, ...releaseAt(module, 'live'), integrity, manifest, previous: previousRelease };
  registerModules([released]);
  return released;
}

/** Returns a script that defines a container with one screen, which `load` imports. */
const remote =
  (load: () => Promise<{ Screen: () => React.ReactNode }>): (() => void) =>
  () => {
    const routes = [{ path, load }];
    const container = { init: () => undefined, get: async () => () => ({ routes }) };
    Object.assign(window, { [`mfe_taxonomy_${count}`]: container });
  };

const remoteWithText = (text: string) => remote(async () => ({ Screen: () => text }));

function openScreen(module = releasedModule(), firstScreen?: () => React.ReactNode) {
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <ThemeProvider theme={lumoraTheme}>
        <MemoryRouter>
          <Link to="/admin/categories/2">Category 2</Link>
          <main>
            <RemoteScreen {...{ module, path }} firstScreen={firstScreen && { Screen: firstScreen, release: 'live' }} />
          </main>
        </MemoryRouter>
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return { ...view, user: userEvent.setup({ delay: null }) };
}

const failure = () => screen.findByRole('alert');

it('shows the screen of the live release and reports its load time', async () => {
  scripts[live()] = remoteWithText('Live categories');

  openScreen();

  expect(await screen.findByText('Live categories')).toBeVisible();
  expect(network.reports).toMatchObject([{ module: 'mf-taxonomy', release: 'live', kind: 'load' }]);
});

it('prefetches the query of the page while its code loads', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  const module = releasedModule();
  const query = { key: ['mf-taxonomy', 'categories'], path: '/admin/categories/list', search: { page: '1' } };
  const routes = module.manifest.routes.map((route) => ({ ...route, query }));

  openScreen({ ...module, manifest: { ...module.manifest, routes } });

  await waitFor(() => expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/admin/categories/list?page=1']));
});

it('renders a preloaded screen at once and loads nothing', () => {
  openScreen(releasedModule(), () => 'Categories at once');

  expect(screen.getByText('Categories at once')).toBeVisible();
  expect(network.requested).toEqual([]);
});

describe('the fallback chain', () => {
  it('registers a release again when one of its chunks failed to load', async () => {
    let tries = 0;
    scripts[live()] = remote(async () => {
      tries += 1;
      if (tries === 1) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
      return { Screen: () => 'Live categories' };
    });

    openScreen();

    expect(await screen.findByText('Live categories')).toBeVisible();
    expect(network.requested).toEqual([live(), live()]);
    expect(network.reports).toMatchObject([{ release: 'live', kind: 'recovered' }]);
  });

  it('falls back to the previous release and reports an error of the live one', async () => {
    scripts[previous()] = remoteWithText('Previous categories');

    openScreen(releasedModule({ hasPrevious: true }));

    expect(await screen.findByText('Previous categories')).toBeVisible();
    expect(network.reports).toMatchObject([
      { release: 'previous', kind: 'recovered' },
      { release: 'live', kind: 'error' },
    ]);
  });

  it('keeps the fallback release for other screens of the module', async () => {
    scripts[previous()] = remoteWithText('Previous categories');
    const module = releasedModule({ hasPrevious: true });
    const first = openScreen(module);
    await screen.findByText('Previous categories');
    first.unmount();

    openScreen(module);

    expect(await screen.findByText('Previous categories')).toBeVisible();
    expect(network.reports.at(-1)).toMatchObject({ release: 'previous', kind: 'load' });
  });

  it('skips a release whose code times out, without a second request', async () => {
    jest.useFakeTimers();
    scripts[live()] = remote(() => new Promise(() => undefined));
    scripts[previous()] = remoteWithText('Previous categories');

    openScreen(releasedModule({ hasPrevious: true }));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    jest.useRealTimers();

    expect(await screen.findByText('Previous categories')).toBeVisible();
    expect(network.requested).toEqual([live(), previous()]);
  });

  it('skips a release whose list of routes times out', async () => {
    jest.useFakeTimers();
    scripts[live()] = () =>
      Object.assign(window, { [`mfe_taxonomy_${count}`]: { init: () => undefined, get: () => never } });
    scripts[previous()] = remoteWithText('Previous categories');

    openScreen(releasedModule({ hasPrevious: true }));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    jest.useRealTimers();

    expect(await screen.findByText('Previous categories')).toBeVisible();
    expect(network.requested).toEqual([live(), previous()]);
  });

  it('ends in an error panel, from which Retry recovers', async () => {
    const { user } = openScreen();
    expect(await failure()).toHaveTextContent(/Taxonomy could not be loaded.*Report \w+ · mf-taxonomy live/);

    scripts[live()] = remoteWithText('Live categories');
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('Live categories')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('focuses the error panel when Retry fails', async () => {
    const { user } = openScreen();
    await failure();

    await user.click(screen.getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Taxonomy could not be loaded' })).toHaveFocus());
  });

  it('starts again when the browser is online again', async () => {
    openScreen();
    await failure();

    scripts[live()] = remoteWithText('Live categories');
    window.dispatchEvent(new Event('online'));

    expect(await screen.findByText('Live categories')).toBeVisible();
  });

  it('stops when the user leaves the page, so that it does not replace a module that the next page uses', async () => {
    jest.useFakeTimers();
    const { unmount } = openScreen(releasedModule({ hasPrevious: true }));
    unmount();

    await jest.advanceTimersByTimeAsync(20_000);
    jest.useRealTimers();

    expect(network.requested).toEqual([live(), live()]);
  });
});

describe('a broken release', () => {
  it('is called broken when its entry defines no container', async () => {
    scripts[live()] = () => undefined;

    openScreen();

    expect(await failure()).toHaveTextContent('Taxonomy is broken in this release');
  });

  it('is named in the error panel when its screen throws, also for a fallback release', async () => {
    scripts[previous()] = remote(async () => ({
      Screen: () => {
        throw new TypeError('no rows');
      },
    }));

    openScreen(releasedModule({ hasPrevious: true }));

    expect(await failure()).toHaveTextContent(/Taxonomy is broken in this release.*mf-taxonomy previous/);
    expect(network.reports.at(-1)).toMatchObject({ release: 'previous', kind: 'error', message: 'TypeError: no rows' });
  });

  it('is reported once per screen that throws', async () => {
    scripts[live()] = remote(async () => ({
      Screen: () => {
        throw new TypeError('no rows');
      },
    }));

    openScreen();
    await failure();

    expect(network.reports.map(({ kind }) => kind)).toEqual(['load', 'error']);
  });

  it('does not replace the page of the next record when its screen throws for one', async () => {
    scripts[live()] = remote(async () => ({
      Screen: () => {
        const { pathname } = useLocation();
        if (pathname === '/') throw new TypeError('no rows');
        return pathname;
      },
    }));
    const { user } = openScreen();
    await failure();

    await user.click(screen.getByRole('link', { name: 'Category 2' }));

    expect(await screen.findByText('/admin/categories/2')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('ends in the error panel when its screen suspends forever', async () => {
    jest.useFakeTimers();
    scripts[live()] = remote(async () => ({ Screen: () => use(never) }));

    openScreen();
    // the code loads first, then the screen suspends
    await act(() => jest.advanceTimersByTimeAsync(100));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    jest.useRealTimers();

    expect(await failure()).toHaveTextContent('Taxonomy is broken in this release');
    expect(network.reports.at(-1)).toMatchObject({ kind: 'error', message: 'Error: Nothing was drawn within 15 s.' });
  });

  it('is not requested when its entry has no integrity hash', async () => {
    scripts[live()] = remoteWithText('Live categories');

    openScreen(releasedModule({ integrity: '' }));

    expect(await failure()).toBeVisible();
    expect(network.requested).toEqual([]);
  });
});
