import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { refreshWhatFails } from './refresh.ts';

const asked = jest.fn<typeof fetch>(async () => new Response());

beforeEach(() => {
  globalThis.fetch = asked;
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/s1/console.css" integrity="sha384-x">';
  refreshWhatFails();
});
afterEach(() => void asked.mockClear());

const addresses = () => asked.mock.calls.map(([address]) => address);
const fail = (element: HTMLElement) => {
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
};

it('a style of the page that did not arrive before any script is fetched past what the browser keeps of it', () => {
  expect(asked.mock.calls).toEqual([
    ['http://localhost/assets/s1/console.css', expect.objectContaining({ cache: 'reload' })],
  ]);
});

it('so is a chunk or style that fails later – but no entry, which is tried again at once', () => {
  const chunk = Object.assign(document.createElement('script'), { src: '/assets/r2/chunk.js', integrity: 'sha384-x' });
  const entry = Object.assign(document.createElement('script'), { src: '/assets/r2/entry.js', integrity: 'sha384-x' });
  entry.dataset['entry'] = '';
  const style = Object.assign(document.createElement('link'), { href: '/assets/r2/look.css', integrity: 'sha384-x' });

  [chunk, entry, style].forEach(fail);

  expect(addresses()).toEqual(expect.arrayContaining([chunk.src, style.href]));
  expect(addresses()).not.toContain(entry.src);
});
