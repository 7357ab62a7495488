import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { releaseFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { openGateway, type OpenGateway } from '../../testing/open-gateway.ts';
import { storefrontServer } from '../../testing/storefront-server.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let gateway: OpenGateway;

const files = { 'server/server.mjs': storefrontServer };
const pages = [
  { path: '/listed', query: ['q', 'page'] },
  { path: '/signs/:slug', query: ['variant'] },
  { path: '*', query: [] },
];

beforeAll(async () => {
  workspace = await temporaryStore();
  const console = { entry: 'entry.js', preload: { scripts: [], styles: [] } };
  await releaseFixture(workspace.store, 'shell', { files: {}, console });
  await releaseFixture(workspace.store, 'mf-storefront', { files, manifest: { pages } });
  gateway = await openGateway(workspace.store);
  // pages are rendered again after the gateway has read the name of the shop
  await pollUntil(
    () => gateway.visit('/throws'),
    ({ body }) => body.includes('Night Glow'),
  );
});
afterAll(async () => {
  await gateway.close();
  await workspace.remove();
});

const visit = (path: string) => gateway.visit(path);

/** Requests the URL unchanged (`fetch` would normalize it) and returns the body. */
function sendRaw(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(gateway.origin, { path: url, headers: { accept: 'text/html' } }, (response) => {
      text(response).then(resolve, reject);
    }).once('error', reject);
  });
}

describe('pageKey', () => {
  it('ignores fifty query keys that the page does not read', async () => {
    const counter = 'lumora_pages_total{outcome="rendered"}';
    const count = async () => Number((await gateway.metric(counter)).slice(counter.length));
    const before = await count();
    const plain = await visit('/signs/moon');
    const keys = Array.from({ length: 50 }, (_, n) => `key${n}`);
    const pages = await Promise.all(keys.map((key) => visit(`/signs/moon?${key}=1&q=2`)));

    expect(new Set(pages.map(({ body }) => body))).toEqual(new Set([plain.body]));
    expect(await count()).toBe(before + 1);
  });

  it.each([
    '/listed?q=moon',
    '/listed/?page=2&q=a%3Fb?',
    '/LISTED?q=%E0',
    '/signs/moon?variant=1',
    '/signs/moon?%76ariant=2',
  ])('includes the values of the query keys that the page reads: %s', async (url) => {
    const [path = ''] = url.split('?', 1);
    const page = await visit(url);

    expect((await visit(`${url}&unknown=1`)).body).toBe(page.body);
    expect((await visit(path)).body).not.toBe(page.body);
    expect(page.body).toContain(`<p>${path}?`);
  });
});

describe('invalid path', () => {
  it.each([
    ['//', '/%2F'],
    ['//?x=1', '/%2F'],
    ['/gone//../..//b', '/gone/%2F../../%2Fb'],
    ['/gone/\\b', '/gone/%5Cb'],
  ])('%s renders the page of an unknown path', async (url, path) => {
    expect(await sendRaw(url)).toContain(`<p>${path} at`);
  });
});

describe('storefront release without declared pages', () => {
  it('gets every query key except campaign parameters', async () => {
    await releaseFixture(workspace.store, 'mf-storefront', { files });
    const { body } = await pollUntil(
      () => visit('/listed?size=L&utm_source=mail'),
      ({ body: rendered }) => rendered.includes('?'),
    );

    expect(body).toContain('<p>/listed?size=L at');
  });
});
