import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { awaitMove } from '../../testing/await-move.ts';
import { reportFrom } from '../../testing/browser-report.ts';
import { publishFixture, releaseFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { openGateway, type OpenGateway } from '../../testing/open-gateway.ts';
import { storefrontServer } from '../../testing/storefront-server.ts';
import { disable, enable, haltCanary, promote, rollback, startCanary } from '@lumora/releases/channels/channel';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let gateway: OpenGateway;
let live: string;
let next: string;

const shell = { files: {}, console: { entry: 'entry.js', preload: { scripts: [], styles: [] } } };
const routes = [{ path: '/admin/categories' }, { path: '/admin/categories/:id' }];
const storefront = { files: { 'server/server.mjs': storefrontServer } };

beforeEach(async () => {
  workspace = await temporaryStore();
  await releaseFixture(workspace.store, 'shell', shell);
  await releaseFixture(workspace.store, 'mf-storefront', storefront);
  live = (await releaseFixture(workspace.store, 'mf-taxonomy', { files: {}, manifest: { routes } })).id;
  next = (await publishFixture(workspace.store, 'mf-taxonomy', { files: {}, manifest: { routes } })).id;
  gateway = await openGateway(workspace.store, { limits: { cpuMs: 10_000, maxQueueLength: 5 } });
});
afterEach(async () => {
  await gateway.close();
  await workspace.remove();
});

const canary = (percent: number, module = 'mf-taxonomy', id = next) =>
  moved(() => startCanary(workspace.store, module, { id, percent, reason: 'try it' }));

/** Runs `act` and waits until the gateway has read the move. */
const moved = (act: () => Promise<unknown>) => awaitMove(gateway.live, act);

/** Reads the counts and the verdict of a canary from `/metrics`. */
async function figures(module: string, id: string, source: 'browser' | 'render' = 'browser') {
  const labels = `module="${module}",release="${id}"`;
  const valueOf = (line: string) => Number(line.split(' ').at(-1));
  const canaryLabels = `${labels},track="canary",source="${source}"`;
  const verdict = await gateway.metric(`lumora_canary_verdict{${labels},source="${source}",verdict="`);
  expect(await gateway.metric(`lumora_canary_p_value{${labels},source="${source}"}`)).not.toBe('');
  return {
    loads: valueOf(await gateway.metric(`lumora_channel_loads{${canaryLabels}}`)),
    failures: valueOf(await gateway.metric(`lumora_channel_failures{${canaryLabels}}`)),
    verdict: /verdict="([\w ]+)"/.exec(verdict)?.[1],
  };
}

const releaseAt = async (bucket: number) => {
  const { body } = await gateway.visit('/admin/categories', { cookie: `lumora-console=${bucket}` });
  return body.includes(next) ? next : live;
};

/** Sends reports of visitors with different IP addresses; the first `failures` of them report an error. */
async function reports(release: string, { visitors, failures }: { visitors: number; failures: number }) {
  const bucket = release === next ? 0 : 99;
  for (let n = 1; n <= visitors; n++) {
    const visit = { origin: gateway.origin, path: '/admin/categories', client: `203.0.113.${n}`, bucket };
    await reportFrom(visit, { module: 'mf-taxonomy', release, kind: n <= failures ? 'error' : 'load' });
  }
}

const lastAction = async (module = 'mf-taxonomy') => (await workspace.store.listMoves(module)).at(-1)?.action;

describe('canary', () => {
  it('is served to its share of the visitors, by a stable bucket', async () => {
    await canary(30);

    expect(await Promise.all([0, 29, 30, 99].map(releaseAt))).toEqual([next, next, live, live]);
    const { headers } = await gateway.visit('/admin/categories');
    expect(headers['set-cookie']).toMatch(
      /^lumora-console=\d{1,2}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await gateway.visit('/')).headers).not.toHaveProperty('set-cookie');
  });

  it('changes the release set of its visitors only', async () => {
    const setOf = async (bucket: number) =>
      (await gateway.visit('/release-set', { cookie: `lumora-console=${bucket}` })).body;
    const before = await setOf(80);
    await canary(30);

    expect(await setOf(80)).toBe(before);
    expect(await setOf(10)).not.toBe(before);
  });

  it('of the storefront is rendered for its visitors only', async () => {
    const files = { files: { 'server/server.mjs': storefrontServer.replace("'<p>'", "'<p>newer '") } };
    const { id } = await publishFixture(workspace.store, 'mf-storefront', files);
    await canary(50, 'mf-storefront', id);
    const bodyFor = async (bucket: number) => (await gateway.visit('/', { cookie: `lumora-shop=${bucket}` })).body;

    expect(await bodyFor(10)).toContain('newer ');
    expect(await bodyFor(90)).not.toContain('newer ');
  });

  it('of the storefront that fails to render sends a page with the live release as fallback', async () => {
    const broken = { files: { 'server/server.mjs': 'export function render() { throw new Error("broken") }' } };
    const { id } = await publishFixture(workspace.store, 'mf-storefront', broken);
    await canary(50, 'mf-storefront', id);
    const { status, body } = await gateway.visit('/', { cookie: 'lumora-shop=10' });
    const [, set = ''] = /id="lumora-release-set">(.*?)<\/script>/.exec(body) ?? [];

    expect(status).toBe(503);
    expect(JSON.parse(set)).toMatchObject({
      modules: [{ release: id, previous: { release: gateway.live.setFor().find('storefront')?.release.id } }],
    });
    expect((await gateway.visit('/', { cookie: 'lumora-shop=90' })).status).toBe(200);
  });

  it('that fails is halted automatically, with the reason in the history', async () => {
    await canary(50);
    await reports(live, { visitors: 20, failures: 0 });
    await moved(() => reports(next, { visitors: 20, failures: 10 }));

    expect(await releaseAt(0)).toBe(live);
    expect((await workspace.store.listMoves('mf-taxonomy')).at(-1)).toMatchObject({
      action: 'halt',
      by: 'gateway',
      reason: expect.stringMatching(
        /^halted by itself: 10 of 20 loads of the canary failed \(in browsers\), 0 of 20 loads of the live release; p = .*e-\d$/,
      ),
    });
  });

  it('that fails at 100 % is halted without loads of the live release', async () => {
    await canary(100);
    await moved(() => reports(next, { visitors: 20, failures: 20 }));

    expect(await lastAction()).toBe('halt');
  });

  it('keeps its counts when the channel of another module moves', async () => {
    await canary(50);
    await reports(next, { visitors: 19, failures: 19 });
    await moved(() => disable(workspace.store, 'mf-storefront', { reason: '' }));
    await moved(() => reports(next, { visitors: 20, failures: 20 }));

    expect(await lastAction()).toBe('halt');
  });

  it('that fails as often as the live release continues', async () => {
    await canary(50);
    await reports(live, { visitors: 30, failures: 6 });
    await reports(next, { visitors: 30, failures: 6 });

    expect(await releaseAt(0)).toBe(next);
    expect(await lastAction()).toBe('canary');
  });

  it('is not halted by failures of one visitor on many pages', async () => {
    await canary(50);
    await reports(live, { visitors: 30, failures: 0 });
    await reports(next, { visitors: 30, failures: 1 });
    for (let page = 1; page <= 20; page++) {
      const visit = { origin: gateway.origin, path: `/admin/categories/${page}`, client: '198.51.100.1', bucket: 0 };
      await reportFrom(visit, { module: 'mf-taxonomy', release: next, kind: 'error' });
    }

    expect(await lastAction()).toBe('canary');
    expect(await figures('mf-taxonomy', next)).toEqual({ loads: 35, failures: 6, verdict: 'not worse' });
  });

  it('is halted despite many successful loads of one visitor', async () => {
    await canary(50);
    await reports(live, { visitors: 20, failures: 0 });
    for (let page = 1; page <= 20; page++) {
      const visit = { origin: gateway.origin, path: `/admin/categories/${page}`, client: '198.51.100.1', bucket: 0 };
      await reportFrom(visit, { module: 'mf-taxonomy', release: next, kind: 'load' });
      await reportFrom({ ...visit, bucket: 99 }, { module: 'mf-taxonomy', release: live, kind: 'error' });
    }
    await moved(() => reports(next, { visitors: 20, failures: 20 }));

    expect(await lastAction()).toBe('halt');
  });

  it('ends when it is promoted or halted manually', async () => {
    await canary(50);
    await moved(() => haltCanary(workspace.store, 'mf-taxonomy', { id: next, reason: 'enough' }));
    expect(await releaseAt(0)).toBe(live);

    await canary(50);
    await moved(() => promote(workspace.store, 'mf-taxonomy', { id: next, reason: 'good' }));
    expect(await releaseAt(99)).toBe(next);
  });
});

describe('canary of the storefront', () => {
  let newer: string;

  beforeEach(async () => {
    // fails at some pages and at paths that its router does not match
    const broken = storefrontServer.replace("url.startsWith('/throws')", String.raw`/^\/broken|\/\/|\\/.test(url)`);
    const release = await publishFixture(workspace.store, 'mf-storefront', { files: { 'server/server.mjs': broken } });
    newer = release.id;
    await canary(50, 'mf-storefront', newer);
  });

  const open = (path: string, { bucket = 10, client = '198.51.100.1' } = {}) =>
    gateway.visit(path, { cookie: `lumora-shop=${bucket}`, 'x-forwarded-for': client });
  const shopFigures = () => figures('mf-storefront', newer, 'render');

  it('is halted when its pages fail to render', async () => {
    for (let n = 1; n <= 20; n++) await open(`/broken/${n}`, { bucket: 90, client: `203.0.113.${n}` });
    await moved(async () => {
      for (let n = 1; n <= 20; n++) await open(`/broken/${n}`, { client: `203.0.113.${n}` });
    });

    expect((await workspace.store.listMoves('mf-storefront')).at(-1)).toMatchObject({
      action: 'halt',
      reason: expect.stringContaining('20 of 20 loads of the canary failed (rendered by the gateway), 0 of 20 loads'),
    });
  });

  it('counts a failing page once per visitor', async () => {
    for (let n = 1; n <= 30; n++) await open('/broken');

    expect(await shopFigures()).toEqual({ loads: 1, failures: 1, verdict: 'too few loads' });
  });

  it('counts at most five pages per visitor', async () => {
    for (let n = 1; n <= 30; n++) await open(`/broken/${n}`);
    for (let n = 1; n <= 30; n++) await open(`/fine/${n}`, { client: '198.51.100.2' });

    expect(await shopFigures()).toEqual({ loads: 10, failures: 5, verdict: 'too few loads' });
  });

  it('counts no failure at invalid paths', async () => {
    for (const path of ['//', '//broken?x=1', '/%00', '/%E0%A4%A', '//x//', '/\\x', '/a/..//b']) {
      await open(path);
    }

    expect((await shopFigures()).failures).toBe(0);
  });

  it('counts no failure while the render queue is full', async () => {
    const pages = Array.from({ length: 12 }, (_, n) => open(`/held/${n}`, { client: `203.0.113.${n}` }));
    await pollUntil(
      () => gateway.metric(`lumora_render_failures_total{release="${newer}",reason="queue_full"}`),
      (line) => line !== '',
    );
    gateway.api.open();
    await Promise.all(pages);

    const { loads, failures } = await shopFigures();
    expect(failures).toBe(0);
    expect(loads).toBeGreaterThanOrEqual(7);
    expect(await lastAction('mf-storefront')).toBe('canary');
  });

  it('counts the reports of its visitors', async () => {
    const visit = { origin: gateway.origin, path: '/', client: '203.0.113.1', bucket: 10 };
    await reportFrom(visit, { module: 'mf-storefront', release: newer, kind: 'error' });

    expect(await figures('mf-storefront', newer)).toEqual({ loads: 1, failures: 1, verdict: 'too few loads' });
  });
});

describe('disabled module', () => {
  const disableModule = (module = 'mf-taxonomy') =>
    moved(() => disable(workspace.store, module, { reason: 'Prices were wrong.' }));

  it('is missing from the release set, which carries the reason', async () => {
    await disableModule();
    const { body } = await gateway.visit('/admin/categories');
    const [, set = ''] = /id="lumora-release-set">(.*?)<\/script>/.exec(body) ?? [];

    expect(JSON.parse(set)).toMatchObject({
      modules: [{ manifest: { id: 'mf-storefront' } }],
      off: [{ manifest: { id: 'mf-taxonomy' }, reason: 'Prices were wrong.' }],
    });
  });

  it('stays disabled with its first reason after a rollback, and returns with the earlier release', async () => {
    await moved(() => promote(workspace.store, 'mf-taxonomy', { id: next, reason: '' }));
    await disableModule();
    await moved(() => rollback(workspace.store, 'mf-taxonomy', { to: undefined, reason: '' }));
    const { status, body } = await gateway.visit('/admin/categories');
    expect(body).not.toContain(live);
    expect(body).toContain('Prices were wrong.');
    expect(status).toBe(200);

    await moved(() => enable(workspace.store, 'mf-taxonomy', { reason: '' }));
    expect((await gateway.visit('/admin/categories')).body).toContain(live);
  });

  it('closes the shop with a notice when it is the storefront', async () => {
    await disableModule('mf-storefront');
    const { status, headers, body } = await gateway.visit('/');

    expect([status, headers['retry-after']]).toEqual([503, '300']);
    expect(body).toContain('closed for a moment');
  });
});
