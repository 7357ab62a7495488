import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ensureAdministrator, openMediaStore } from '@lumora/api';
import { openTestDatabase, type TestDatabase } from '@lumora/api/test-database';
import type { Category } from '@lumora/shared-contract/taxonomy';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import type { FastifyInstance } from 'fastify';
import { openAsBlob } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { publishFixture, releaseFixture, temporaryStore, writeTeams } from '@lumora/releases/testing/fixture-releases';
import { openGateway, type OpenGateway } from '@lumora/gateway/testing/open-gateway';
import { startVarnish, type Varnish } from '../../testing/start-varnish.ts';
import { storefrontServer } from '@lumora/gateway/testing/storefront-server';
import { readConfig } from '../config/config.ts';
import { disable, enable, haltCanary, startCanary } from '@lumora/releases/channels/channel';
import { freePort } from './free-port.ts';
import { createServer } from './server.ts';

/** Set by `npm test`, which skips this file when Varnish cannot be installed. */
const program = process.env['TEST_VARNISHD'] ?? '/usr/sbin/varnishd';

const token = 'secret of the tests';
const account = { email: 'owner@test.example', password: 'test-password' };
const picture = fileURLToPath(new URL('../../../sample-shop/pictures/led-boards.webp', import.meta.url));

/** A storefront whose pages contain the header offers. */
const ribbonServer = `
export async function render(url, { apiUrl }) {
  const { data } = await (await fetch(apiUrl + '/promotions/active')).json();
  const texts = data.header_offers.map(({ text }) => text).join(' · ');
  return { status: 200, head: '<title>A sign</title>', state: {}, cacheable: true, body: '<p>[' + texts + '] ' + url + '</p>' };
}`;

async function releaseShop(workspace: Awaited<ReturnType<typeof temporaryStore>>, server: string): Promise<void> {
  await releaseFixture(workspace.store, 'shell', {
    files: { 'client/console.js': '// console' },
    console: { entry: 'console.js', preload: { scripts: [], styles: [] } },
  });
  await releaseFixture(workspace.store, 'mf-storefront', shopFiles(server));
}

const shopFiles = (server: string) => ({ files: { 'client/app.js': '// the shop', 'server/server.mjs': server } });

/** Fetches a page as a visitor. */
async function visit(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers: { accept: 'text/html', ...headers } });
  const body = await response.text();
  return { status: response.status, headers: response.headers, shown: /<p>.*?<\/p>/.exec(body)?.[0] ?? body };
}

const isHit = ({ headers }: Awaited<ReturnType<typeof visit>>) => headers.get('cache-status') === 'varnish; hit';

/** Resolves after Varnish serves the page from its cache. */
const cached = (url: string, headers?: Record<string, string>) => pollUntil(() => visit(url, headers), isHit);

describe('a shop behind Varnish', () => {
  let workspace: Awaited<ReturnType<typeof temporaryStore>>;
  let database: TestDatabase;
  let app: FastifyInstance;
  let varnish: Varnish;
  let requests = 0;
  let signedIn = '';
  /** hash of an image */
  let image: string | null;

  beforeAll(async () => {
    workspace = await temporaryStore();
    database = await openTestDatabase();
    await ensureAdministrator(database, account);
    await releaseShop(workspace, ribbonServer);
    const [port, varnishPort] = [await freePort(0, '127.0.0.1'), await freePort(0, '127.0.0.1')];
    const config = readConfig({
      STORE_URL: workspace.folder,
      DATA_DIR: database.dataDir,
      TEAMS_FILE: await writeTeams(database.dataDir),
      CDN_PURGE_URL: `http://127.0.0.1:${varnishPort}/`,
      CDN_PURGE_TOKEN: token,
    });
    const embedded = { database, media: openMediaStore({ dataDir: database.dataDir }), pictureEncoders: 0 };
    app = await createServer(config, port, embedded, pino({ level: 'silent' }));
    app.server.on('request', ({ headers }) => headers['x-visitor'] && (requests += 1));
    await app.listen({ port, host: '127.0.0.1' });
    varnish = await startVarnish(program, { port: varnishPort, gateways: [port], token });
    signedIn = (await inConsole<{ token: string }>('/admin/login', account)).token;
    const form = new FormData();
    form.set('title', 'Boards');
    form.set('priority', '1');
    form.set('imageFile', await openAsBlob(picture), 'led-boards.webp');
    ({ image } = await inConsole<Category>('/admin/categories/store', form));
  });
  afterAll(async () => {
    await varnish.stop();
    await app.close();
    await database.close();
    await workspace.remove();
  });

  /** Calls the API as the console does: through Varnish. */
  async function inConsole<T>(path: string, input: object): Promise<T> {
    const isForm = input instanceof FormData;
    const response = await fetch(`${varnish.origin}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${signedIn}`, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? input : JSON.stringify(input),
    });
    expect(response.status).toBeLessThan(300);
    return ((await response.json()) as { data: T }).data;
  }

  it('shows a change of the console within two seconds on a page that was cached', async () => {
    for (const text of ['Diwali', 'Diwali week', 'Last day']) {
      await cached(`${varnish.origin}/`);
      await inConsole('/admin/header-offers/store', { text, is_active: true });

      const { shown } = await pollUntil(
        () => visit(`${varnish.origin}/`),
        (page) => page.shown.includes(text),
        { timeoutMs: 2_000 },
      );
      expect((await cached(`${varnish.origin}/`)).shown).toBe(shown);
    }
  });

  it('serves 95 % of the requests of visitors from its cache while the shop changes', async () => {
    const releases = await workspace.store.listMoves('mf-storefront');
    const paths = [
      '/',
      '/product-display',
      '/product-display?page=2',
      '/gallery',
      '/products/heart',
      `/assets/mf-storefront/${releases.at(-1)?.release}/app.js`,
      `/media/${image}/320.avif`,
      `/media/${image}/320.webp`,
    ];
    const encodings = ['gzip, deflate, br, zstd', 'gzip, deflate', 'br;q=1.0, gzip;q=0.8'];
    const before = requests;
    let visited = 0;
    for (let round = 0; round < 200; round++) {
      if (round === 100) await inConsole('/admin/header-offers/store', { text: 'Half time', is_active: true });
      const visits = paths.map((path, n) =>
        visit(varnish.origin + path, {
          'x-visitor': String(visited++),
          'accept-encoding': encodings[(round + n) % encodings.length] ?? '',
          cookie: `lumora-console=${round}; lumora-shop=${round % 100}`,
        }),
      );
      for (const { status } of await Promise.all(visits)) expect(status).toBe(200);
    }

    expect(visited).toBe(1_600);
    expect((requests - before) / visited).toBeLessThan(0.05);
  });

  it('responds with 304 to a browser that has the page, without a request to the gateway', async () => {
    const { headers } = await cached(`${varnish.origin}/gallery`);
    const again = await visit(`${varnish.origin}/gallery`, { 'if-none-match': headers.get('etag') ?? '' });

    expect(again.status).toBe(304);
    expect(isHit(again)).toBe(true);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.has('cdn-cache-control') || headers.has('cache-tag')).toBe(false);
  });

  it('ignores campaign parameters', async () => {
    const page = await cached(`${varnish.origin}/gallery`);
    let click = 0;
    // each URL is requested once, so only the page without parameters can have cached it; a purge may come between
    const linked = await pollUntil(
      () => visit(`${varnish.origin}/gallery?utm_source=mail&gclid=${(click += 1)}`),
      isHit,
    );

    expect(linked.shown).toBe(page.shown);
  });

  it('caches public API responses, and no response to a session', async () => {
    const list = `${varnish.origin}/api/promotions/active`;
    const session = { authorization: `Bearer ${signedIn}` };
    await cached(list);
    const visits = [await visit(list, session), await visit(list, session)];

    expect(visits.map(({ status }) => status)).toEqual([200, 200]);
    expect(visits.some(isHit)).toBe(false);
  });

  it('serves each visitor the release of their canary bucket, and one page after the canary ends', async () => {
    const next = await publishFixture(workspace.store, 'mf-storefront', shopFiles(ribbonServer.replace('[', 'next [')));
    const inBucket = (bucket: number) => visit(`${varnish.origin}/`, { cookie: `lumora-shop=${bucket}` });
    await cached(`${varnish.origin}/`);
    await startCanary(workspace.store, 'mf-storefront', { id: next.id, percent: 30, reason: 'try it' });
    await pollUntil(
      () => inBucket(10),
      ({ shown }) => shown.includes('next ['),
    );
    const visits = [await inBucket(90), await inBucket(10), await inBucket(90), await visit(`${varnish.origin}/`)];
    await haltCanary(workspace.store, 'mf-storefront', { id: next.id, reason: 'enough' });
    const after = await cached(`${varnish.origin}/`, { cookie: 'lumora-shop=10' });

    expect(visits.map(({ shown }) => shown.includes('next [')).slice(0, 3)).toEqual([false, true, false]);
    expect(visits.some(isHit)).toBe(false);
    expect(visits.at(-1)?.headers.get('set-cookie')).toMatch(/^lumora-shop=/);
    expect(after.shown).not.toContain('next [');
    expect(after.headers.has('set-cookie')).toBe(false);
  });

  it('serves the notice while the shop is closed, and the page after it opens', async () => {
    await cached(`${varnish.origin}/`);
    const awaitStatus = (expected: number) =>
      pollUntil(
        async () => (await visit(`${varnish.origin}/`)).status,
        (status) => status === expected,
      );
    const note = { reason: 'Prices were wrong.' };

    await disable(workspace.store, 'mf-storefront', note);
    expect(await awaitStatus(503)).toBe(503);
    await enable(workspace.store, 'mf-storefront', note);
    expect(await awaitStatus(200)).toBe(200);
    expect((await cached(`${varnish.origin}/`)).status).toBe(200);
  });

  it.each([
    ['no token', { 'cache-tag': 'pages' }, 403],
    ['invalid tags', { 'cache-tag': 'pages) || true', authorization: `Bearer ${token}` }, 400],
  ])('rejects a purge with %s', async (_case, headers, status) => {
    const response = await fetch(varnish.origin, { method: 'PURGE', headers });

    expect(response.status).toBe(status);
  });
});

describe('two gateways behind Varnish', () => {
  let workspace: Awaited<ReturnType<typeof temporaryStore>>;
  let gateways: OpenGateway[];
  let varnish: Varnish;

  beforeAll(async () => {
    workspace = await temporaryStore();
    await releaseShop(workspace, storefrontServer);
    const port = await freePort(0, '127.0.0.1');
    const cdn = { url: `http://127.0.0.1:${port}/`, token, form: 'purge' as const };
    gateways = [await openGateway(workspace.store, { cdn }), await openGateway(workspace.store, { cdn })];
    const ports = gateways.map(({ origin: url }) => Number(new URL(url).port));
    varnish = await startVarnish(program, { port, gateways: ports, token });
  });
  afterAll(async () => {
    await varnish.stop();
    await Promise.all(gateways.map((gateway) => gateway.close()));
    await workspace.remove();
  });

  it('purge after their own change: an outdated page of the slower gateway does not stay in the cache', async () => {
    const [quick, slow] = gateways;
    const ofSlow = { 'x-gateway': '1' };
    await cached(`${varnish.origin}/`, ofSlow);
    quick?.changeData();
    await pollUntil(
      () => quick?.metric('lumora_cdn_purges_total{outcome="sent"}'),
      (line) => line !== '',
    );
    const between = await cached(`${varnish.origin}/`, ofSlow);
    slow?.changeData();
    const after = await pollUntil(
      () => visit(`${varnish.origin}/`),
      ({ shown }) => shown !== between.shown,
    );

    expect((await cached(`${varnish.origin}/`)).shown).toBe(after.shown);
  });

  it('leave no page in the cache that was rendered before a change and sent after the purges', async () => {
    const [gateway] = gateways;
    const early = visit(`${varnish.origin}/held`);
    await gateway?.api.arrival;
    gateway?.changeData();
    gateway?.api.open();
    const { shown } = await early;

    expect((await visit(`${varnish.origin}/held`)).shown).not.toBe(shown);
  });
});
