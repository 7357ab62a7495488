import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pageStateElementId, rootElementId, type LoadableRelease, type ReleasedModule } from '@lumora/shared-contract';
import { fakeScripts, type Scripts } from '../testing/fake-scripts.ts';
import { loadConsole } from './load-console.ts';
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

/** A container whose app writes where it comes from, and whether it takes over a page or draws one. */
const shop = (name: string) => () => {
  const mount = (root: HTMLElement, state: unknown) => {
    root.textContent = `${name} ${state === null ? 'drawn' : 'taken over'}`;
  };
  Object.assign(window, { mfe_storefront: { init: async () => undefined, get: async () => () => ({ mount }) } });
};

/** jsdom paints nothing, and has no observer of it. */
function fakePaint() {
  let tell = () => {};
  class PaintObserver {
    static readonly supportedEntryTypes = ['paint'];
    constructor(listener: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
      tell = () => listener({ getEntriesByName: (name) => [{ name } as PerformanceEntry] });
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { PerformanceObserver: PaintObserver });
  return { happens: () => tell() };
}

const page = () => document.getElementById(rootElementId)?.textContent;
const rendered = () => document.body.insertAdjacentHTML('beforeend', `<script id="${pageStateElementId}">{}</script>`);

it('a page that was rendered is taken over', async () => {
  scripts['/assets/r2/entry.js'] = shop('r2');
  rendered();

  await loadStorefront(storefront);

  expect(page()).toBe('r2 taken over');
  expect(network.reports).toMatchObject([{ kind: 'load', release: 'r2', ms: expect.any(Number) }]);
});

it('a page that was rendered is seen before its code runs', async () => {
  scripts['/assets/r2/entry.js'] = shop('r2');
  rendered();
  const paint = fakePaint();

  const loading = loadStorefront(storefront);
  await new Promise((resolve) => setTimeout(resolve));
  expect(network.requested).toEqual([]);

  paint.happens();
  await loading;
  expect(page()).toBe('r2 taken over');
});

it('a page that was rendered comes alive in a browser that never tells that it was seen', async () => {
  jest.useFakeTimers();
  scripts['/assets/r2/entry.js'] = shop('r2');
  rendered();
  fakePaint();

  void loadStorefront(storefront);
  await jest.advanceTimersByTimeAsync(2_000);
  jest.useRealTimers();

  expect(page()).toBe('r2 taken over');
});

describe('what is tapped before the code is there', () => {
  const controls = `<button type="button">Add</button><input type="radio"><input type="checkbox">
    <form id="review"><button>Send</button></form>
    <form id="search" action="/list"></form>`;
  const part = (selector: string) => document.querySelector(selector) as HTMLInputElement;
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  let heard: string[];
  let comesAlive: () => void;

  /** Hears of what happens from its start on, as React does, and says later that it is alive. */
  function listeningShop() {
    const root = document.getElementById(rootElementId) as HTMLElement;
    const hear = (event: Event) => {
      event.preventDefault();
      const { type, checked } = event.target as HTMLInputElement;
      heard.push(`${event.type} ${type || 'form'} ${checked}`);
    };
    const mount = () => {
      for (const type of ['click', 'change', 'submit']) root.addEventListener(type, hear);
      return new Promise<void>((resolve) => (comesAlive = resolve));
    };
    scripts['/assets/r2/entry.js'] = () => {
      Object.assign(window, { mfe_storefront: { init: async () => undefined, get: async () => () => ({ mount }) } });
    };
  }

  beforeEach(() => {
    heard = [];
    (document.getElementById(rootElementId) as HTMLElement).innerHTML = controls;
    rendered();
    listeningShop();
  });

  it('is done once it answers, each once and as it was left', async () => {
    const loading = loadStorefront(storefront);
    part('button').click();
    part('[type=radio]').click();
    part('[type=checkbox]').click();
    (document.querySelector('#review') as HTMLFormElement).requestSubmit();
    part('button').click();
    await loading;
    // as a form does that is reset at its start
    part('[type=checkbox]').checked = false;
    expect(heard).toEqual([]);

    comesAlive();
    while (!heard.includes('click button undefined')) await nextTask();

    expect(heard.filter((line) => !/^change (radio|checkbox)/.test(line))).toEqual([
      'click radio true',
      'click checkbox true',
      'submit form undefined',
      'click button undefined',
    ]);
  });

  it('is done once where the code hears it itself', async () => {
    await loadStorefront(storefront);
    part('button').click();
    comesAlive();
    await nextTask();
    await nextTask();

    expect(heard).toEqual(['click button undefined']);
  });

  it('is left to the browser where a form has an address, and where the code does not come', async () => {
    scripts = {};
    const answers = (id: string) => {
      const submit = new Event('submit', { bubbles: true, cancelable: true });
      part(id).dispatchEvent(submit);
      return !submit.defaultPrevented;
    };

    const loading = loadStorefront(storefront);
    expect([answers('#search'), answers('#review')]).toEqual([true, false]);

    network.stop();
    network = fakeScripts({});
    await loading;
    expect(answers('#review')).toBe(true);
  });
});

it('an empty page is drawn by the release before when the live one does not come', async () => {
  scripts['/assets/r1/entry.js'] = shop('r1');

  await loadStorefront(storefront);

  expect(page()).toBe('r1 drawn');
  expect(network.reports).toMatchObject([
    { kind: 'error', release: 'r2' },
    { kind: 'recovered', release: 'r1', ms: expect.any(Number) },
  ]);
});

it('an empty page says so when neither release comes', async () => {
  await loadStorefront(storefront);

  expect(page()).toBe('The shop could not be loaded. Please check your connection and reload this page.');
  expect(network.reports).toMatchObject([{ release: 'r2' }, { release: 'r1' }]);
});

it('a page that was rendered stays as it is when its code does not come', async () => {
  rendered();

  await loadStorefront(storefront);

  expect(page()).toBe('');
  expect(network.requested).toEqual(['/assets/r2/entry.js', '/assets/r2/entry.js']);
});

it('code that fails is tried again past what the browser keeps of it', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    scripts['/assets/r2/entry.js'] = shop('r2');
    return new Response();
  });
  rendered();

  await loadStorefront(storefront);

  expect(asked).toHaveBeenCalledWith('/assets/r2/entry.js', expect.objectContaining({ cache: 'reload' }));
  expect(page()).toBe('r2 taken over');
});

it('a page that was rendered waits for code that is late, and says so', async () => {
  jest.useFakeTimers();
  rendered();
  // nothing answers
  network.stop();

  void loadStorefront(storefront);
  await jest.advanceTimersByTimeAsync(20_000);
  shop('r2')();
  // those of the tests before stand there too
  document.head.querySelector('script:last-of-type')?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();

  expect(network.reports).toMatchObject([
    { kind: 'error', release: 'r2', message: expect.stringContaining('within 15 s') },
    { kind: 'load', release: 'r2' },
  ]);
  expect(page()).toBe('r2 taken over');
});

it('a shop that throws while it draws is reported, and an empty page says so', async () => {
  const mount = (_root: HTMLElement, _state: unknown, onFailure: (error: unknown) => void) =>
    onFailure(new Error('no frame'));
  scripts['/assets/r2/entry.js'] = () =>
    Object.assign(window, { mfe_storefront: { init: async () => undefined, get: async () => () => ({ mount }) } });
  rendered();

  await loadStorefront(storefront);

  expect(page()).toMatch('The shop could not be loaded.');
  expect(network.reports[0]).toMatchObject({ kind: 'error', release: 'r2', message: 'Error: no frame' });
});

it('a script without a hash is not asked for', async () => {
  scripts['/assets/r2/entry.js'] = shop('r2');

  await loadStorefront({ ...storefront, ...release('r2', ''), previous: null });

  expect(network.requested).toEqual([]);
});

it('a console that does not come says so', async () => {
  const shell = { release: 's1', base: '/assets/s1/', console: release('s1') };

  await loadConsole({ id: 'set-1', product: 'Lumora', modules: [], off: [], shell });

  expect(page()).toBe('The console could not be loaded. Please check your connection and reload this page.');
});
