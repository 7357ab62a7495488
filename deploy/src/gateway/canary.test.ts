import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { awaitMove } from '../../testing/await-move.ts';
import { publishFixture, releaseFixture, temporaryStore } from '../../testing/fixture-releases.ts';
import { openGateway, type OpenGateway } from '../../testing/open-gateway.ts';
import { storefrontServer } from '../../testing/storefront-server.ts';
import { haltCanary, promote, startCanary, switchModule } from '../store/channel.ts';

let place: Awaited<ReturnType<typeof temporaryStore>>;
let gateway: OpenGateway;
let live: string;
let next: string;

const shell = { files: {}, console: { entry: 'entry.js', preload: { scripts: [], styles: [] } } };
const routes = [{ path: '/admin/categories' }];
const storefront = { files: { 'server/server.mjs': storefrontServer } };

beforeEach(async () => {
  place = await temporaryStore();
  await releaseFixture(place.store, 'shell', shell);
  await releaseFixture(place.store, 'mf-storefront', storefront);
  live = (await releaseFixture(place.store, 'mf-taxonomy', { files: {}, manifest: { routes } })).id;
  next = (await publishFixture(place.store, 'mf-taxonomy', { files: {}, manifest: { routes } })).id;
  gateway = await openGateway(place.store);
});
afterEach(async () => {
  await gateway.close();
  await place.remove();
});

const canary = (percent: number, module = 'mf-taxonomy', id = next) =>
  moved(() => startCanary(place.store, module, { id, percent, reason: 'try it' }));

/** Does something, and waits until the gateway has noticed. */
const moved = (act: () => Promise<unknown>) => awaitMove(gateway.live, act);

const releaseAt = async (bucket: number) => {
  const { body } = await gateway.visit('/admin/categories', { cookie: `lumora-console=${bucket}` });
  return body.includes(next) ? next : live;
};

const report = (release: string, kind: string) =>
  fetch(`${gateway.address}/telemetry`, {
    method: 'POST',
    body: JSON.stringify({ module: 'mf-taxonomy', release, kind, message: 'TypeError' }),
  });

describe('a canary', () => {
  it('is for its share of the visitors, each of whom keeps what they got', async () => {
    await canary(30);

    expect(await Promise.all([0, 29, 30, 99].map(releaseAt))).toEqual([next, next, live, live]);
    const { headers } = await gateway.visit('/admin/categories');
    expect(headers['set-cookie']).toMatch(
      /^lumora-console=\d{1,2}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    expect((await gateway.visit('/')).headers).not.toHaveProperty('set-cookie');
  });

  it('tells an open tab of its own set, not of the others’', async () => {
    const setOf = async (bucket: number) =>
      (await gateway.visit('/release-set', { cookie: `lumora-console=${bucket}` })).body;
    const before = await setOf(80);
    await canary(30);

    expect(await setOf(80)).toBe(before);
    expect(await setOf(10)).not.toBe(before);
  });

  it('of the shop is rendered for its shoppers only', async () => {
    const words = { files: { 'server/server.mjs': storefrontServer.replace("'<p>'", "'<p>newer '") } };
    const { id } = await publishFixture(place.store, 'mf-storefront', words);
    await canary(50, 'mf-storefront', id);
    const bodyFor = async (bucket: number) => (await gateway.visit('/', { cookie: `lumora-shop=${bucket}` })).body;

    expect(await bodyFor(10)).toContain('newer ');
    expect(await bodyFor(90)).not.toContain('newer ');
  });

  it('that fails is halted by itself, with the reason in the history', async () => {
    await canary(50);
    await moved(async () => {
      // every fifth load fails
      for (let load = 1; load <= 25; load++) await report(next, load % 5 === 0 ? 'error' : 'load');
    });

    expect(await releaseAt(0)).toBe(live);
    expect((await place.store.moves('mf-taxonomy')).at(-1)).toMatchObject({
      action: 'halt',
      by: 'gateway',
      reason: 'halted by itself: 5 of 25 loads of the canary failed, 0 of 0 loads of the live release',
    });
  });

  it('is judged by what was heard of it since its own channel moved, not since another did', async () => {
    await canary(50);
    for (let load = 0; load < 4; load++) await report(next, 'error');
    await moved(() => switchModule(place.store, 'mf-storefront', { isOn: false, reason: '' }));
    await moved(() => report(next, 'error'));

    expect((await place.store.moves('mf-taxonomy')).at(-1)).toMatchObject({ action: 'halt' });
  });

  it('that fails no more than the live release goes on', async () => {
    await canary(50);
    for (let load = 0; load < 6; load++) await report(live, 'error');
    for (let load = 0; load < 6; load++) await report(next, 'error');
    for (let load = 0; load < 20; load++) await report(next, 'load');

    expect(await releaseAt(0)).toBe(next);
    expect((await place.store.moves('mf-taxonomy')).at(-1)?.action).toBe('canary');
  });

  it('ends when it is promoted, or halted by hand', async () => {
    await canary(50);
    await moved(() => haltCanary(place.store, 'mf-taxonomy', { id: next, reason: 'enough' }));
    expect(await releaseAt(0)).toBe(live);

    await canary(50);
    await moved(() => promote(place.store, 'mf-taxonomy', { id: next, reason: 'good' }));
    expect(await releaseAt(99)).toBe(next);
  });
});

describe('a module that is switched off', () => {
  const turn = (isOn: boolean, module = 'mf-taxonomy') =>
    moved(() => switchModule(place.store, module, { isOn, reason: 'Prices were wrong.' }));

  it('is offered to nobody, and its pages can say why', async () => {
    await turn(false);
    const { body } = await gateway.visit('/admin/categories');
    const [, set = ''] = /id="lumora-release-set">(.*?)<\/script>/.exec(body) ?? [];

    expect(JSON.parse(set)).toMatchObject({
      modules: [{ manifest: { id: 'mf-storefront' } }],
      off: [{ manifest: { id: 'mf-taxonomy' }, reason: 'Prices were wrong.' }],
    });
  });

  it('stays off over a promotion, for its first reason, and comes back with what is live then', async () => {
    await turn(false);
    await moved(() => promote(place.store, 'mf-taxonomy', { id: next, reason: '' }));
    const { status, body } = await gateway.visit('/admin/categories');
    expect(body).not.toContain(next);
    expect(body).toContain('Prices were wrong.');
    expect(status).toBe(200);

    await turn(true);
    expect((await gateway.visit('/admin/categories')).body).toContain(next);
  });

  it('closes the shop with a page that says so, if it is the storefront', async () => {
    await turn(false, 'mf-storefront');
    const { status, headers, body } = await gateway.visit('/');

    expect([status, headers['retry-after']]).toEqual([503, '300']);
    expect(body).toContain('closed for a moment');
  });
});
