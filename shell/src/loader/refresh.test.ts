import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { refreshFailedAssets } from './refresh.ts';

const fetchMock = jest.fn<typeof fetch>(async () => new Response());

beforeEach(() => {
  globalThis.fetch = fetchMock;
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/s1/console.css" integrity="sha384-x">';
  refreshFailedAssets();
});
afterEach(() => void fetchMock.mockClear());

const fetchedUrls = () => fetchMock.mock.calls.map(([url]) => url);
const fail = (element: HTMLElement) => {
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
};

it('refreshes a stylesheet of the page that failed before the script ran', () => {
  expect(fetchMock.mock.calls).toEqual([
    ['http://localhost/assets/s1/console.css', expect.objectContaining({ cache: 'reload' })],
  ]);
});

it('refreshes a chunk or a stylesheet that fails later, but not an entry, which is retried at once', () => {
  const chunk = Object.assign(document.createElement('script'), { src: '/assets/r2/chunk.js', integrity: 'sha384-x' });
  const entry = Object.assign(document.createElement('script'), { src: '/assets/r2/entry.js', integrity: 'sha384-x' });
  entry.dataset['entry'] = '';
  const style = Object.assign(document.createElement('link'), { href: '/assets/r2/page.css', integrity: 'sha384-x' });

  [chunk, entry, style].forEach(fail);

  expect(fetchedUrls()).toEqual(expect.arrayContaining([chunk.src, style.href]));
  expect(fetchedUrls()).not.toContain(entry.src);
});
