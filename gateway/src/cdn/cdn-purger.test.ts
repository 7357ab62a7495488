import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { releaseFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { openCdn } from '../../testing/open-cdn.ts';
import { openGateway, type OpenGateway } from '../../testing/open-gateway.ts';
import { storefrontServer } from '../../testing/storefront-server.ts';
import { disable } from '@lumora/releases/channels/channel';
import type { PurgeSettings } from './send-purge.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let cdn: Awaited<ReturnType<typeof openCdn>>;
let gateway: OpenGateway;

const storefront = { files: { 'server/server.mjs': storefrontServer } };

beforeEach(async () => {
  workspace = await temporaryStore();
  cdn = await openCdn();
  const files = { 'client/console.js': '// console' };
  await releaseFixture(workspace.store, 'shell', {
    files,
    console: { entry: 'console.js', preload: { scripts: [], styles: [] } },
  });
  await releaseFixture(workspace.store, 'mf-storefront', storefront);
});
afterEach(async () => {
  await gateway.close();
  await cdn.close();
  await workspace.remove();
});

/** Opens a gateway and waits for its two initial purges. */
async function open(settings: Partial<PurgeSettings> = {}): Promise<void> {
  gateway = await openGateway(workspace.store, { cdn: { url: cdn.url, token: 'secret', form: 'purge', ...settings } });
  await awaitPurges(2);
  cdn.purges.length = 0;
}

const awaitPurges = (count: number) =>
  pollUntil(
    () => cdn.purges.length,
    (length) => length >= count,
  );

/** Returns the present value of a metric of the gateway. */
const valueOf = async (metric: string) => Number((await gateway.metric(metric)).split(' ').at(-1));

test('a change of shop data is purged twice, because outdated pages may still be in transit', async () => {
  await open();
  gateway.changeData();
  await awaitPurges(2);

  const purge = { method: 'PURGE', tags: 'pages,sitemap', authorization: 'Bearer secret', body: '' };
  expect(cdn.purges).toEqual([purge, purge]);
});

test('a hundred simultaneous changes share one purge', async () => {
  await open();
  for (let change = 0; change < 100; change++) gateway.changeData();
  await awaitPurges(2);
  gateway.changeData();
  await awaitPurges(4);

  expect(cdn.purges).toHaveLength(4);
});

test('the form json sends the tags as JSON', async () => {
  await open({ form: 'json' });
  gateway.changeData();
  await awaitPurges(1);

  expect(cdn.purges[0]).toEqual({
    method: 'POST',
    tags: undefined,
    authorization: 'Bearer secret',
    body: '{"tags":["pages","sitemap"]}',
  });
});

test('a promoted storefront is purged after the gateway serves its pages', async () => {
  await open();
  const old = (await gateway.visit('/')).body;
  const atPurge: string[] = [];
  const seen = pollUntil(
    async () => {
      if (cdn.purges.length > atPurge.length) atPurge.push((await gateway.visit('/')).body);
      return atPurge.at(-1) ?? '';
    },
    (body) => body.includes('newer '),
  );
  await releaseFixture(workspace.store, 'mf-storefront', {
    files: { 'server/server.mjs': storefrontServer.replace("'<p>'", "'<p>newer '") },
  });
  await seen;

  expect(old).not.toContain('newer ');
  expect(cdn.purges.every(({ tags }) => tags === 'pages')).toBe(true);
});

test('a closed shop is purged, but a release of a console module is not', async () => {
  await open();
  await releaseFixture(workspace.store, 'mf-taxonomy', { files: {} });
  await pollUntil(
    () => gateway.live.channels.length,
    (channels) => channels === 3,
  );
  await disable(workspace.store, 'mf-storefront', { reason: 'Prices were wrong.' });
  await awaitPurges(2);

  // one change, purged twice
  expect(cdn.purges.map(({ tags }) => tags)).toEqual(['pages', 'pages']);
  expect((await gateway.visit('/')).status).toBe(503);
});

test('a failed purge is retried until it succeeds, logged once and counted', async () => {
  await open();
  cdn.status = 503;
  gateway.changeData();
  // a purge is counted after its response
  await pollUntil(
    () => valueOf('lumora_cdn_purges_total{outcome="failed"}'),
    (failed) => failed >= 3,
  );
  const delay = await valueOf('lumora_cdn_purge_delay_seconds');
  cdn.status = 200;
  await pollUntil(
    () => valueOf('lumora_cdn_purge_delay_seconds'),
    (seconds) => seconds === 0,
  );

  expect(delay).toBeGreaterThan(0);
  expect(gateway.log.filter(({ message }) => message.startsWith('The CDN is not purged'))).toHaveLength(1);
});

test('the delay of a purge grows until the CDN has responded', async () => {
  await open();
  let respond = () => {};
  cdn.mayRespond = new Promise((resolve) => (respond = resolve));
  gateway.changeData();
  await awaitPurges(1);

  const whileSending = await valueOf('lumora_cdn_purge_delay_seconds');
  respond();
  await awaitPurges(2);

  expect(whileSending).toBeGreaterThan(0);
});

test('a closing gateway sends its pending purges', async () => {
  await open();
  gateway.changeData();
  await gateway.close();
  const atEnd = cdn.purges.map(({ tags }) => tags);
  await reopen();

  expect(atEnd).toEqual(['pages,sitemap']);
});

/** Opens a gateway that `afterEach` can close. */
async function reopen(): Promise<void> {
  gateway = await openGateway(workspace.store);
}
