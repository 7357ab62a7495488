import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { rootElementId, type ReleaseSet } from '@lumora/shared-contract/releases';
import { fakeScripts } from '../testing/fake-scripts.ts';
import { loadConsole } from './load-console.ts';

let network: ReturnType<typeof fakeScripts>;

beforeEach(() => {
  document.body.innerHTML = `<div id="${rootElementId}"></div>`;
  network = fakeScripts({});
});
afterEach(() => {
  jest.useRealTimers();
  network.stop();
});

const release = { release: 's1', base: '/assets/s1/', entry: 'entry.js', integrity: 'sha384-x' };
const set: ReleaseSet = {
  id: 'set-1',
  product: 'Lumora',
  modules: [],
  off: [],
  shell: { release: 's1', base: '/assets/s1/', console: release },
};

const page = () => document.getElementById(rootElementId)?.textContent;
const notice = 'The console could not be loaded. Please check your connection and reload this page.';

it('shows a notice when the console fails to load', async () => {
  await loadConsole(set);

  expect(page()).toBe(notice);
});

describe('The libraries that the document preloads', () => {
  const url = '/assets/s1/libraries.1a2b.js';
  const preload = document.createElement('link');
  Object.assign(preload, { rel: 'preload', href: url, integrity: 'sha384-y' });

  beforeEach(() => {
    document.head.append(preload);
    network.stop();
  });
  afterEach(() => preload.remove());

  it('are loaded with their hash beside the console', async () => {
    network = fakeScripts({ [release.base + release.entry]: () => {}, [url]: () => {} });

    await loadConsole(set);

    expect(network.requested).toEqual([url, release.base + release.entry]);
    const script = document.querySelector<HTMLScriptElement>(`script[src$="${url}"]`);
    expect(script?.integrity).toBe('sha384-y');
    expect(page()).toBe('');
  });

  it('are needed: the notice is shown when they fail to load', async () => {
    network = fakeScripts({ [release.base + release.entry]: () => {} });

    await loadConsole(set);

    expect(page()).toBe(notice);
  });
});

it('shows one notice and reports once when the console fails to load after the timeout', async () => {
  jest.useFakeTimers();
  // no script loads or fails
  network.stop();
  const loading = loadConsole(set);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(page()).toBe(notice);

  // scripts of earlier tests are still in the document
  document.head.querySelector('script:last-of-type')?.dispatchEvent(new Event('error'));
  await loading;

  expect(page()).toBe(notice);
  expect(network.reports).toMatchObject([{ kind: 'error', release: 's1', message: expect.stringContaining('15 s') }]);
});
