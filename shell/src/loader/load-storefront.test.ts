import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  pageStateElementId,
  rootElementId,
  type LoadableRelease,
  type ReleasedModule,
} from '@lumora/shared-contract/releases';
import { fakeScripts, type Scripts } from '../testing/fake-scripts.ts';
import { loadStorefront } from './load-storefront.ts';

let scripts: Scripts;
let network: ReturnType<typeof fakeScripts>;

beforeEach(() => {
  document.body.innerHTML = `<div id="${rootElementId}"></div>`;
  scripts = {};
  network = fakeScripts(scripts);
});
afterEach(() => {
  jest.restoreAllMocks();
  network.stop();
  Reflect.deleteProperty(window, 'PerformanceObserver');
  Reflect.deleteProperty(window, 'mfe_storefront');
});

const release = (name: string, integrity = 'sha384-x'): LoadableRelease => ({
  release: name,
  base: `/assets/${name}/`,
  entry: 'entry.js',
  integrity,
});

const storefront: ReleasedModule = {
  ...release('r2'),
  manifest: {
    id: 'mf-storefront',
    container: 'mfe_storefront',
    kind: 'storefront',
    nav: [],
    routes: [],
    permissions: [],
    requires: { shell: '^1.0.0', api: '^1.0.0' },
  },
  previous: release('r1'),
};

/** Returns a script that defines an app. The app writes its release and whether it hydrates or renders the page. */
const shop = (name: string) => () => {
  const mount = (root: HTMLElement, state: unknown) => {
    root.textContent = `${name} ${state === null ? 'rendered' : 'hydrated'}`;
  };
  Object.assign(window, { mfe_storefront: { init: async () => undefined, get: async () => () => ({ mount }) } });
};

/** Fakes `PerformanceObserver`, because jsdom has no paint events. `happens` reports the first paint. */
function fakePaint() {
  let notify = () => {};
  class PaintObserver {
    static readonly supportedEntryTypes = ['paint'];
    constructor(listener: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
      notify = () => listener({ getEntriesByName: (name) => [{ name } as PerformanceEntry] });
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { PerformanceObserver: PaintObserver });
  return { happens: () => notify() };
}

const page = () => document.getElementById(rootElementId)?.textContent;
const rendered = () => document.body.insertAdjacentHTML('beforeend', `<script id="${pageStateElementId}">{}</script>`);

it('hydrates a server-rendered page', async () => {
  scripts['/assets/r2/entry.js'] = shop('r2');
  rendered();

  await loadStorefront(storefront);

  expect(page()).toBe('r2 hydrated');
  expect(network.reports).toMatchObject([{ kind: 'load', release: 'r2', ms: expect.any(Number) }]);
});

it('loads the code of a server-rendered page after its first paint', async () => {
  scripts['/assets/r2/entry.js'] = shop('r2');
  rendered();
  const paint = fakePaint();

  const loading = loadStorefront(storefront);
  await new Promise((resolve) => setTimeout(resolve));
  expect(network.requested).toEqual([]);

  paint.happens();
  await loading;
  expect(page()).toBe('r2 hydrated');
});

it('hydrates a server-rendered page in a browser that never reports the first paint', async () => {
  jest.useFakeTimers();
  scripts['/assets/r2/entry.js'] = shop('r2');
  rendered();
  fakePaint();

  void loadStorefront(storefront);
  await jest.advanceTimersByTimeAsync(2_000);
  jest.useRealTimers();

  expect(page()).toBe('r2 hydrated');
});

describe('input before hydration', () => {
  const controls = `<button type="button">Add</button><input type="radio"><input type="checkbox">
    <form id="review"><button>Send</button></form>
    <form id="search" action="/list"></form>`;
  const element = (selector: string) => document.querySelector(selector) as HTMLInputElement;
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  let handled: string[];
  let becomeInteractive: () => void;

  /** Defines an app that listens for events from its mount on, as React does, and reports later that it is interactive. */
  function shopWithListeners() {
    const root = document.getElementById(rootElementId) as HTMLElement;
    const handle = (event: Event) => {
      event.preventDefault();
      const { type, checked } = event.target as HTMLInputElement;
      handled.push(`${event.type} ${type || 'form'} ${checked}`);
    };
    const mount = () => {
      for (const type of ['click', 'change', 'submit']) root.addEventListener(type, handle);
      return new Promise<void>((resolve) => (becomeInteractive = resolve));
    };
    scripts['/assets/r2/entry.js'] = () => {
      Object.assign(window, { mfe_storefront: { init: async () => undefined, get: async () => () => ({ mount }) } });
    };
  }

  beforeEach(() => {
    handled = [];
    (document.getElementById(rootElementId) as HTMLElement).innerHTML = controls;
    rendered();
    shopWithListeners();
  });

  it('is replayed once per element, with its last state, when the app is interactive', async () => {
    const loading = loadStorefront(storefront);
    element('button').click();
    element('[type=radio]').click();
    element('[type=checkbox]').click();
    (document.querySelector('#review') as HTMLFormElement).requestSubmit();
    element('button').click();
    await loading;
    // like a form that the app resets when it starts
    element('[type=checkbox]').checked = false;
    expect(handled).toEqual([]);

    becomeInteractive();
    while (!handled.includes('click button undefined')) await nextTask();

    expect(handled.filter((line) => !/^change (radio|checkbox)/.test(line))).toEqual([
      'click radio true',
      'click checkbox true',
      'submit form undefined',
      'click button undefined',
    ]);
  });

  it('is not replayed when the app has handled it', async () => {
    await loadStorefront(storefront);
    element('button').click();
    becomeInteractive();
    await nextTask();
    await nextTask();

    expect(handled).toEqual(['click button undefined']);
  });

  it('is left to the browser for a form with an action, and when the code fails to load', async () => {
    scripts = {};
    const isLeftToBrowser = (id: string) => {
      const submit = new Event('submit', { bubbles: true, cancelable: true });
      element(id).dispatchEvent(submit);
      return !submit.defaultPrevented;
    };

    const loading = loadStorefront(storefront);
    expect([isLeftToBrowser('#search'), isLeftToBrowser('#review')]).toEqual([true, false]);

    network.stop();
    network = fakeScripts({});
    await loading;
    expect(isLeftToBrowser('#review')).toBe(true);
  });
});

it('renders an empty page with the previous release when the live one fails to load', async () => {
  scripts['/assets/r1/entry.js'] = shop('r1');

  await loadStorefront(storefront);

  expect(page()).toBe('r1 rendered');
  expect(network.reports).toMatchObject([
    { kind: 'error', release: 'r2' },
    { kind: 'recovered', release: 'r1', ms: expect.any(Number) },
  ]);
});

it('shows a notice on an empty page when both releases fail to load', async () => {
  await loadStorefront(storefront);

  expect(page()).toBe('The shop could not be loaded. Please check your connection and reload this page.');
  expect(network.reports).toMatchObject([{ release: 'r2' }, { release: 'r1' }]);
});

it('leaves a server-rendered page unchanged when its code fails to load', async () => {
  rendered();

  await loadStorefront(storefront);

  expect(page()).toBe('');
  expect(network.requested).toEqual(['/assets/r2/entry.js', '/assets/r2/entry.js']);
});

it('retries failed code without the HTTP cache', async () => {
  const fetchMock = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    scripts['/assets/r2/entry.js'] = shop('r2');
    return new Response();
  });
  rendered();

  await loadStorefront(storefront);

  expect(fetchMock).toHaveBeenCalledWith('/assets/r2/entry.js', expect.objectContaining({ cache: 'reload' }));
  expect(page()).toBe('r2 hydrated');
});

it('waits for late code on a server-rendered page, and reports the timeout', async () => {
  jest.useFakeTimers();
  rendered();
  // no script loads or fails
  network.stop();

  void loadStorefront(storefront);
  await jest.advanceTimersByTimeAsync(20_000);
  shop('r2')();
  // scripts of earlier tests are still in the document
  document.head.querySelector('script:last-of-type')?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();

  expect(network.reports).toMatchObject([
    { kind: 'error', release: 'r2', message: expect.stringContaining('within 15 s') },
    { kind: 'load', release: 'r2' },
  ]);
  expect(page()).toBe('r2 hydrated');
});

it('reports an app that throws during the render, and shows a notice on the empty page', async () => {
  const mount = (_root: HTMLElement, _state: unknown, onFailure: (error: unknown) => void) =>
    onFailure(new Error('no frame'));
  scripts['/assets/r2/entry.js'] = () =>
    Object.assign(window, { mfe_storefront: { init: async () => undefined, get: async () => () => ({ mount }) } });
  rendered();

  await loadStorefront(storefront);

  expect(page()).toMatch('The shop could not be loaded.');
  expect(network.reports[0]).toMatchObject({ kind: 'error', release: 'r2', message: 'Error: no frame' });
});

it('does not request a script without an integrity hash', async () => {
  scripts['/assets/r2/entry.js'] = shop('r2');

  await loadStorefront({ ...storefront, ...release('r2', ''), previous: null });

  expect(network.requested).toEqual([]);
});
