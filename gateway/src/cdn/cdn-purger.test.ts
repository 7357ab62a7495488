import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { releaseFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { openCdn } from '../../testing/open-cdn.ts';
import { openGateway, type OpenGateway } from '../../testing/open-gateway.ts';
import { storefrontServer } from '../../testing/storefront-server.ts';
import { switchModule } from '@lumora/releases/channels/channel';
import type { PurgeSettings } from './send-purge.ts';

let place: Awaited<ReturnType<typeof temporaryStore>>;
let cdn: Awaited<ReturnType<typeof openCdn>>;
let gateway: OpenGateway;

const storefront = { files: { 'server/server.mjs': storefrontServer } };

beforeEach(async () => {
  place = await temporaryStore();
  cdn = await openCdn();
  const files = { 'client/console.js': '// console' };
  await releaseFixture(place.store, 'shell', {
    files,
    console: { entry: 'console.js', preload: { scripts: [], styles: [] } },
  });
  await releaseFixture(place.store, 'mf-storefront', storefront);
});
afterEach(async () => {
  await gateway.close();
  await cdn.close();
  await place.remove();
});

/** Opens a gateway and waits for the two purges with which it begins. */
async function open(settings: Partial<PurgeSettings> = {}): Promise<void> {
  gateway = await openGateway(place.store, { cdn: { url: cdn.url, token: 'secret', form: 'purge', ...settings } });
  await purged(2);
  cdn.purges.length = 0;
}

const purged = (count: number) =>
  pollUntil(
    () => cdn.purges.length,
    (length) => length >= count,
  );

it('a change of shop data is purged, and again for pages that were on their way', async () => {
  await open();
  gateway.changeData();
  await purged(2);

  const purge = { method: 'PURGE', tags: 'pages,sitemap', authorization: 'Bearer secret', body: '' };
  expect(cdn.purges).toEqual([purge, purge]);
});

it('a hundred changes at once share one purge', async () => {
  await open();
  for (let change = 0; change < 100; change++) gateway.changeData();
  await purged(2);
  gateway.changeData();
  await purged(4);

  expect(cdn.purges).toHaveLength(4);
});

it('the form json sends the tags as the API of a CDN takes them', async () => {
  await open({ form: 'json' });
  gateway.changeData();
  await purged(1);

  expect(cdn.purges[0]).toEqual({
    method: 'POST',
    tags: undefined,
    authorization: 'Bearer secret',
    body: '{"tags":["pages","sitemap"]}',
  });
});

it('a promoted storefront is purged once the gateway sends its pages', async () => {
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
  await releaseFixture(place.store, 'mf-storefront', {
    files: { 'server/server.mjs': storefrontServer.replace("'<p>'", "'<p>newer '") },
  });
  await seen;

  expect(old).not.toContain('newer ');
  expect(cdn.purges.every(({ tags }) => tags === 'pages')).toBe(true);
});

it('a closed shop is purged, and a release of the console is not', async () => {
  await open();
  await releaseFixture(place.store, 'mf-taxonomy', { files: {} });
  await pollUntil(
    () => gateway.live.channels.length,
    (channels) => channels === 3,
  );
  await switchModule(place.store, 'mf-storefront', { isOn: false, reason: 'Prices were wrong.' });
  await purged(2);

  // one change, sent twice
  expect(cdn.purges.map(({ tags }) => tags)).toEqual(['pages', 'pages']);
  expect((await gateway.visit('/')).status).toBe(503);
});

it('a purge that fails is tried until it succeeds, logged once and counted', async () => {
  await open();
  cdn.status = 503;
  gateway.changeData();
  await purged(3);
  const delay = await gateway.metric('lumora_cdn_purge_delay_seconds');
  const failed = await gateway.metric('lumora_cdn_purges_total{outcome="failed"}');
  cdn.status = 200;
  const sentBefore = cdn.purges.length;
  await purged(sentBefore + 2);

  expect(Number(delay.split(' ').at(-1))).toBeGreaterThan(0);
  expect(Number(failed.split(' ').at(-1))).toBeGreaterThanOrEqual(3);
  expect(await gateway.metric('lumora_cdn_purge_delay_seconds')).toBe('lumora_cdn_purge_delay_seconds 0');
  expect(gateway.log.filter(({ message }) => message.startsWith('The CDN is not purged'))).toHaveLength(1);
});

it('a gateway that ends sends what waits for its purge', async () => {
  await open();
  gateway.changeData();
  await gateway.close();
  const atEnd = cdn.purges.map(({ tags }) => tags);
  await openAgain();

  expect(atEnd).toEqual(['pages,sitemap']);
});

/** For `afterEach`. */
async function openAgain(): Promise<void> {
  gateway = await openGateway(place.store);
}
