import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { awaitMove } from '../../testing/await-move.ts';
import { publishFixture, releaseFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { openCdn } from '../../testing/open-cdn.ts';
import { openGateway, type OpenGateway } from '../../testing/open-gateway.ts';
import { storefrontServer } from '../../testing/storefront-server.ts';
import { haltCanary, startCanary } from '@lumora/releases/channels/channel';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let cdn: Awaited<ReturnType<typeof openCdn>>;
let gateway: OpenGateway;

const storefront = { files: { 'client/app.js': '// the shop', 'server/server.mjs': storefrontServer } };
const purgedLifetime = 'max-age=600, stale-while-revalidate=60, stale-if-error=86400';

beforeAll(async () => {
  workspace = await temporaryStore();
  cdn = await openCdn();
  await releaseFixture(workspace.store, 'shell', {
    files: { 'client/console.js': '// console' },
    console: { entry: 'console.js', preload: { scripts: [], styles: [] } },
  });
  await releaseFixture(workspace.store, 'mf-storefront', storefront);
  gateway = await openGateway(workspace.store, { cdn: { url: cdn.url, token: undefined, form: 'purge' } });
  await cacheablePage(gateway);
});
afterAll(async () => {
  await gateway.close();
  await cdn.close();
  await workspace.remove();
});

/** Waits for the first cacheable page: until the renderer has opened the release, pages have no version. */
async function cacheablePage(opened: OpenGateway) {
  const isCacheable = ({ headers }: { headers: Record<string, string> }) =>
    String(headers['cdn-cache-control']).startsWith('max-age=');
  return pollUntil(() => opened.visit('/'), isCacheable);
}

describe('public page', () => {
  it('is cacheable by a purged CDN, has the tags of its kind and contains nothing of one visitor', async () => {
    const { headers } = await gateway.visit('/listed', { cookie: 'lumora-shop=7; theme=dark' });

    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'cdn-cache-control': purgedLifetime,
      'cache-tag': 'pages,page-list',
      vary: 'accept-encoding',
    });
    expect(Object.keys(headers)).not.toContain('set-cookie');
    expect(Object.keys(headers)).not.toContain('x-request-id');
    expect(headers['content-security-policy']).not.toContain('nonce');
  });

  it('is revalidated by its ETag with the same headers', async () => {
    const { headers } = await gateway.visit('/');
    const again = await gateway.visit('/', { 'if-none-match': String(headers['etag']) });

    expect(again).toMatchObject({
      status: 304,
      body: '',
      headers: { 'cdn-cache-control': purgedLifetime, 'cache-tag': 'pages' },
    });
  });

  it.each(['/fresh', '/throws'])('is not cacheable by a CDN when the gateway does not cache it: %s', async (path) => {
    const { headers } = await gateway.visit(path);

    expect(headers['cache-control']).toBe('no-store');
    expect(headers['cdn-cache-control']).toBeUndefined();
  });

  it('is not cacheable by a CDN when its data changed during the rendering', async () => {
    const early = gateway.visit('/held');
    await gateway.api.arrival;
    gateway.changeData();
    gateway.api.open();

    expect((await early).headers['cdn-cache-control']).toBe('no-store');
    expect((await gateway.visit('/held')).headers['cdn-cache-control']).toBe(purgedLifetime);
  });

  it('is cacheable for at most two seconds without a purged CDN', async () => {
    const unpurged = await openGateway(workspace.store);
    const { headers } = await cacheablePage(unpurged);
    await unpurged.close();

    expect(headers['cdn-cache-control']).toBe('max-age=1, stale-while-revalidate=1, stale-if-error=10');
  });
});

describe('public page during a canary', () => {
  it('is private to one visitor and not cacheable by a CDN', async () => {
    const next = await publishFixture(workspace.store, 'mf-storefront', storefront);
    const canary = { id: next.id, percent: 30, reason: 'try it' };
    await awaitMove(gateway.live, () => startCanary(workspace.store, 'mf-storefront', canary));
    const visits = [await gateway.visit('/'), await gateway.visit('/', { cookie: 'lumora-shop=99' })];
    await awaitMove(gateway.live, () =>
      haltCanary(workspace.store, 'mf-storefront', { id: next.id, reason: 'enough' }),
    );
    const after = await cacheablePage(gateway);

    for (const { headers } of visits) {
      expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
      expect(headers['cdn-cache-control']).toBe('no-store');
      expect(headers['cache-tag']).toBeUndefined();
    }
    expect(visits[0]?.headers['set-cookie']).toMatch(/^lumora-shop=/);
    expect(after.headers['cdn-cache-control']).toBe(purgedLifetime);
  });

  it('stays cacheable when the canary is one of the console', async () => {
    const { id } = await publishFixture(workspace.store, 'shell', {
      files: { 'client/console.js': '// next console' },
      console: { entry: 'console.js', preload: { scripts: [], styles: [] } },
    });
    await awaitMove(gateway.live, () => startCanary(workspace.store, 'shell', { id, percent: 30, reason: 'try it' }));

    expect((await gateway.visit('/')).headers['cdn-cache-control']).toBe(purgedLifetime);
  });
});

test('a release file is cacheable for a year and has the tag of its release', async () => {
  const release = gateway.live.setFor().find('storefront')?.release.id;
  const { headers } = await gateway.visit(`/assets/mf-storefront/${release}/app.js`, { cookie: 'lumora-shop=7' });

  expect(headers).toMatchObject({
    'cdn-cache-control': 'max-age=31536000, stale-while-revalidate=86400, stale-if-error=86400',
    'cache-tag': `assets,release-mf-storefront-${release}`,
    vary: 'accept-encoding',
  });
  expect(headers['etag']).toBeDefined();
  expect(Object.keys(headers)).not.toContain('set-cookie');
});

test('a missing release file is not cacheable by a CDN', async () => {
  const { status, headers } = await gateway.visit('/assets/mf-storefront/1.0.0-000000000000/app.js');

  expect(status).toBe(404);
  expect(headers['cdn-cache-control']).toBeUndefined();
});
