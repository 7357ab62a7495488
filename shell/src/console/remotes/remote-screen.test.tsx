import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { use } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LoadableRelease, ReleasedModule } from '@lumora/shared-contract';
import { lumoraTheme } from '@lumora/shared-ui/theme';
import { fakeScripts, type Scripts } from '../../testing/fake-scripts.ts';
import { releaseSet, taxonomy } from '../testing/console-under-test.tsx';
import { RemoteScreen } from './remote-screen.tsx';

let scripts: Scripts;
let network: ReturnType<typeof fakeScripts>;
let count = 0;

// what the compiler puts there for a build that offers modules
Object.assign(globalThis, {
  __webpack_init_sharing__: async () => undefined,
  __webpack_share_scopes__: { default: {} },
});

beforeEach(() => {
  count += 1;
  scripts = {};
  network = fakeScripts(scripts);
});
afterEach(() => network.stop());

const path = '/admin/categories';
const never = new Promise<never>(() => undefined);
const live = () => `/assets/live-${count}/entry.js`;
const before = () => `/assets/before-${count}/entry.js`;

const placed = (release: LoadableRelease, name: string): LoadableRelease => ({
  ...release,
  release: name,
  base: `/assets/${name}-${count}/`,
});

/** A module of its own for every test, as the runtime remembers what it has loaded. */
function releasedModule({ hasPrevious = false, integrity = 'sha384-x' } = {}): ReleasedModule {
  const manifest = { ...taxonomy, container: `mfe_taxonomy_${count}` };
  const [module] = releaseSet([manifest]).modules;
  if (module === undefined) throw new Error('A set of one manifest has one module.');
  const previous = hasPrevious ? placed(module, 'before') : null;
  return { ...module, ...placed(module, 'live'), integrity, manifest, previous };
}

/** A container that exposes one screen; `load` brings it. */
const remote =
  (load: () => Promise<{ Screen: () => React.ReactNode }>): (() => void) =>
  () => {
    const routes = [{ path, load }];
    const container = { init: () => undefined, get: async () => () => ({ routes }) };
    Object.assign(window, { [`mfe_taxonomy_${count}`]: container });
  };

const showing = (words: string) => remote(async () => ({ Screen: () => words }));

function openScreen(module = releasedModule()) {
  const view = render(
    <ThemeProvider theme={lumoraTheme}>
      <main>
        <RemoteScreen module={module} path={path} />
      </main>
    </ThemeProvider>,
  );
  return { ...view, user: userEvent.setup({ delay: null }) };
}

const failure = () => screen.findByRole('alert');

it('shows the screen of the live release and reports how long it took', async () => {
  scripts[live()] = showing('Live categories');

  openScreen();

  expect(await screen.findByText('Live categories')).toBeVisible();
  expect(network.reports).toMatchObject([{ module: 'mf-taxonomy', release: 'live', kind: 'load' }]);
});

it('draws a screen that is there already at once, and loads nothing', () => {
  render(<RemoteScreen module={releasedModule()} path={path} firstScreen={() => 'Categories at once'} />);

  expect(screen.getByText('Categories at once')).toBeVisible();
  expect(network.requested).toEqual([]);
});

describe('the ladder', () => {
  it('registers a release anew when a chunk of it did not come', async () => {
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

  it('falls back to the release before, and holds that against the live one', async () => {
    scripts[before()] = showing('Categories as before');

    openScreen(releasedModule({ hasPrevious: true }));

    expect(await screen.findByText('Categories as before')).toBeVisible();
    expect(network.reports).toMatchObject([
      { release: 'before', kind: 'recovered' },
      { release: 'live', kind: 'error' },
    ]);
  });

  it('knows which release stands in when another screen of the module is opened', async () => {
    scripts[before()] = showing('Categories as before');
    const module = releasedModule({ hasPrevious: true });
    const first = openScreen(module);
    await screen.findByText('Categories as before');
    first.unmount();

    openScreen(module);

    expect(await screen.findByText('Categories as before')).toBeVisible();
    expect(network.reports.at(-1)).toMatchObject({ release: 'before', kind: 'load' });
  });

  it('gives up on code that hangs, and does not ask for it anew', async () => {
    jest.useFakeTimers();
    scripts[live()] = remote(() => new Promise(() => undefined));
    scripts[before()] = showing('Categories as before');

    openScreen(releasedModule({ hasPrevious: true }));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    jest.useRealTimers();

    expect(await screen.findByText('Categories as before')).toBeVisible();
    expect(network.requested).toEqual([live(), before()]);
  });

  it('gives up on a list of screens that hangs', async () => {
    jest.useFakeTimers();
    scripts[live()] = () =>
      Object.assign(window, { [`mfe_taxonomy_${count}`]: { init: () => undefined, get: () => never } });
    scripts[before()] = showing('Categories as before');

    openScreen(releasedModule({ hasPrevious: true }));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    jest.useRealTimers();

    expect(await screen.findByText('Categories as before')).toBeVisible();
    expect(network.requested).toEqual([live(), before()]);
  });

  it('ends in a panel; Try again recovers once the file is back', async () => {
    const { user } = openScreen();
    expect(await failure()).toHaveTextContent(/Taxonomy could not be loaded.*Report \w+ · mf-taxonomy live/);

    scripts[live()] = showing('Live categories');
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Live categories')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('gives the focus to the panel where Try again fails', async () => {
    const { user } = openScreen();
    await failure();

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Taxonomy could not be loaded' })).toHaveFocus());
  });

  it('is climbed again by itself once the browser is back online', async () => {
    openScreen();
    await failure();

    scripts[live()] = showing('Live categories');
    window.dispatchEvent(new Event('online'));

    expect(await screen.findByText('Live categories')).toBeVisible();
  });

  it('stops when the page is left, so that it takes nothing from under the next', async () => {
    jest.useFakeTimers();
    const { unmount } = openScreen(releasedModule({ hasPrevious: true }));
    unmount();

    await jest.advanceTimersByTimeAsync(20_000);
    jest.useRealTimers();

    expect(network.requested).toEqual([live(), live()]);
  });
});

describe('a broken release', () => {
  it('that throws while it starts is called broken, not out of reach', async () => {
    scripts[live()] = () => undefined;

    openScreen();

    expect(await failure()).toHaveTextContent('Taxonomy is broken in this release');
  });

  it('that throws while it draws is named in the panel, also where it only stands in', async () => {
    scripts[before()] = remote(async () => ({
      Screen: () => {
        throw new TypeError('no rows');
      },
    }));

    openScreen(releasedModule({ hasPrevious: true }));

    expect(await failure()).toHaveTextContent(/Taxonomy is broken in this release.*mf-taxonomy before/);
    expect(network.reports.at(-1)).toMatchObject({ release: 'before', kind: 'error', message: 'TypeError: no rows' });
  });

  it('that waits for ever ends in the panel too', async () => {
    jest.useFakeTimers();
    scripts[live()] = remote(async () => ({ Screen: () => use(never) }));

    openScreen();
    // first it comes, then it waits
    await act(() => jest.advanceTimersByTimeAsync(100));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    jest.useRealTimers();

    expect(await failure()).toHaveTextContent('Taxonomy is broken in this release');
    expect(network.reports.at(-1)).toMatchObject({ kind: 'error', message: 'Error: Nothing was drawn within 15 s.' });
  });

  it('whose entry has no hash is not asked for', async () => {
    scripts[live()] = showing('Live categories');

    openScreen(releasedModule({ integrity: '' }));

    expect(await failure()).toBeVisible();
    expect(network.requested).toEqual([]);
  });
});
