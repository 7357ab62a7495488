import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
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

it('loads the libraries that the document preloads beside the console, and shows the notice without them', async () => {
  const preload = document.createElement('link');
  Object.assign(preload, { rel: 'preload', href: '/assets/s1/libraries.1a2b.js', integrity: 'sha384-y' });
  document.head.append(preload);
  network.stop();
  network = fakeScripts({ '/assets/s1/entry.js': () => {}, '/assets/s1/libraries.1a2b.js': () => {} });

  await loadConsole(set);
  expect(network.requested).toEqual(['/assets/s1/libraries.1a2b.js', '/assets/s1/entry.js']);
  expect(page()).toBe('');

  network.stop();
  network = fakeScripts({ '/assets/s1/entry.js': () => {} });
  await loadConsole(set);
  expect(page()).toBe(notice);
  preload.remove();
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
