import { afterEach, beforeEach, describe, expect, it, test } from '@jest/globals';
import { awaitMove } from '../../testing/await-move.ts';
import { openPage, reportFrom, requestNonce, sendReport } from '../../testing/browser-report.ts';
import { publishFixture, releaseFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { openGateway, testSecret, type OpenGateway } from '../../testing/open-gateway.ts';
import { promote } from '@lumora/releases/channels/channel';
import { ReportNonces } from './report-nonces.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let gateway: OpenGateway;
let release: string;

const path = '/admin/categories';
const routes = [{ path }, { path: '/admin/categories/:id' }];
const module = 'mf-taxonomy';

beforeEach(async () => {
  workspace = await temporaryStore();
  await releaseFixture(workspace.store, 'shell', {
    files: {},
    console: { entry: 'entry.js', preload: { scripts: [], styles: [] } },
  });
  release = (await releaseFixture(workspace.store, module, { files: {}, manifest: { routes } })).id;
  gateway = await openGateway(workspace.store);
});
afterEach(async () => {
  await gateway.close();
  await workspace.remove();
});

const visit = (client = '203.0.113.1', page = path) => ({ origin: gateway.origin, path: page, client });
const send = (report: unknown) => sendReport(gateway.origin, report);
const events = (kind: string) =>
  gateway.metric(`lumora_module_events_total{module="${module}",release="${release}",kind="${kind}"}`);
const figure = async (name: string) =>
  Number(
    (await gateway.metric(`${name}{module="${module}",release="${release}",track="live",source="browser"}`))
      .split(' ')
      .at(-1),
  );
const counted = async () => ({
  loads: await figure('lumora_channel_loads'),
  failures: await figure('lumora_channel_failures'),
});

describe('browser report', () => {
  it('is counted under its module and release, and a failure is logged', async () => {
    await reportFrom(visit(), { module, release, kind: 'load', ms: 120 });
    await reportFrom(visit('203.0.113.2'), {
      module,
      release,
      kind: 'error',
      message: 'ChunkLoadError: 404',
      id: '1a2b3c4d',
    });

    const labels = `module="mf-taxonomy",release="${release}"`;
    expect(await events('error')).toMatch(/ 1$/);
    expect(await gateway.metric(`lumora_module_load_seconds_sum{${labels}}`)).toMatch(/ 0.12$/);
    expect(gateway.log.at(-1)?.fields).toMatchObject({
      id: '1a2b3c4d',
      message: 'ChunkLoadError: 404',
      is_counted: true,
    });
    expect(await counted()).toEqual({ loads: 2, failures: 1 });
  });

  it('counts once per visitor and page, as a failure if one load failed', async () => {
    for (const kind of ['load', 'error', 'load', 'error'] as const)
      await reportFrom(visit(), { module, release, kind });
    await reportFrom(visit('203.0.113.2'), { module, release, kind: 'load' });

    expect(await counted()).toEqual({ loads: 2, failures: 1 });
  });

  it.each([
    ['2001:db8:0:1::1', '2001:db8:0:ffff::2', 1],
    ['2001:db8:0:1::1', '2001:db8:1:1::1', 2],
    ['203.0.113.9', '::ffff:203.0.113.9', 1],
  ])('is attributed to a visitor by network: %s and %s', async (one, other, visitors) => {
    await reportFrom(visit(one), { module, release, kind: 'load' });
    await reportFrom(visit(other), { module, release, kind: 'load' });

    expect(await counted()).toEqual({ loads: visitors, failures: 0 });
  });

  it('counts at most five pages of one visitor', async () => {
    for (let page = 1; page <= 8; page++) {
      await reportFrom(visit('203.0.113.1', `/admin/categories/${page}`), { module, release, kind: 'error' });
    }

    expect(await counted()).toEqual({ loads: 5, failures: 5 });
  });

  it('is accepted by another gateway than the one that signed its nonce', async () => {
    const other = await openGateway(workspace.store);
    const set = await openPage(visit());
    const nonce = await requestNonce(other.origin, { set, path });
    await other.close();

    await send({ module, release, kind: 'load', set, path, nonce });

    expect(await counted()).toEqual({ loads: 1, failures: 0 });
  });

  it('of an unknown release gets the metric label “other”', async () => {
    await reportFrom(visit(), { module, release: '6.6.6-invented', kind: 'load' });

    expect(await gateway.metric('lumora_module_events_total{module="other",release="other",kind="load"}')).toMatch(
      / 1$/,
    );
    expect(await counted()).toEqual({ loads: 0, failures: 0 });
  });

  it.each([
    ['no JSON', 'hello', 400],
    ['an unknown kind', { module: 'shell', release: '1', kind: 'rant' }, 400],
    ['a wrong type', { module: 'shell', release: '1', kind: 'load', ms: 'long' }, 400],
    ['nothing', '', 400],
    ['too large', { module: 'shell', release: '1', kind: 'error', message: 'x'.repeat(9_000) }, 413],
  ])('that is %s is rejected', async (_name, body, status) => {
    expect(await send(body)).toBe(status);
  });

  it('is rejected with 429 after sixty reports in a minute', async () => {
    const statuses = await Promise.all(Array.from({ length: 65 }, () => send({ module, release, kind: 'load' })));

    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('browser report that is not counted', () => {
  let set: string;
  const report = (extra: object) => send({ module, release, kind: 'error', message: 'TypeError', set, path, ...extra });

  beforeEach(async () => {
    set = await openPage(visit());
  });
  afterEach(async () => {
    expect(await events('error')).toBe('');
    expect(await counted()).toEqual({ loads: 0, failures: 0 });
  });

  it('has no nonce', async () => {
    expect(await report({})).toBe(204);
    expect(gateway.log.at(-1)?.fields).toMatchObject({ message: 'TypeError', is_counted: false });
  });

  it.each(['', 'nonce', '99999999999999.random.signature'])('has the forged nonce “%s”', async (nonce) => {
    expect(await report({ nonce })).toBe(204);
  });

  it('has a nonce with a changed expiry time', async () => {
    const nonce = (await requestNonce(gateway.origin, { set, path })) ?? '';

    expect(await report({ nonce: nonce.replace(/^\d+/, (expiresAt) => String(Number(expiresAt) + 60_000)) })).toBe(204);
  });

  it('has a nonce signed with another secret', async () => {
    expect(await report({ nonce: new ReportNonces('another secret').create({ set, path }) })).toBe(204);
  });

  it('has an expired nonce', async () => {
    expect(await report({ nonce: new ReportNonces(testSecret, -1).create({ set, path }) })).toBe(204);
  });

  it('has the nonce of another page or release set', async () => {
    const nonce = await requestNonce(gateway.origin, { set, path: '/admin/categories/1' });

    expect(await report({ nonce })).toBe(204);
    expect(await report({ nonce, path: '/admin/categories/1', set: 'another' })).toBe(204);
  });

  it('has a release set that is not served and gets no nonce', async () => {
    const next = await publishFixture(workspace.store, module, { files: {} });
    await awaitMove(gateway.live, () => promote(workspace.store, module, { id: next.id, reason: '' }));

    expect(await requestNonce(gateway.origin, { set, path })).toBeNull();
    await report({ nonce: new ReportNonces(testSecret).create({ set, path }), release: next.id });
  });
});

test('a nonce is accepted once', async () => {
  const set = await openPage(visit());
  const nonce = await requestNonce(gateway.origin, { set, path });
  for (let n = 1; n <= 3; n++) {
    await sendReport(gateway.origin, { module, release, kind: 'error', set, path, nonce }, `203.0.113.${n}`);
  }

  expect(await events('error')).toMatch(/ 1$/);
  expect(await counted()).toEqual({ loads: 1, failures: 1 });
});

describe('nonce', () => {
  const pages = [
    { path: '/signs/:slug', query: [] },
    { path: '*', query: [] },
  ];
  const nonceFor = async (path: string) => requestNonce(gateway.origin, { set: await openPage(visit()), path });

  beforeEach(() =>
    awaitMove(gateway.live, () => releaseFixture(workspace.store, 'mf-storefront', { files: {}, manifest: { pages } })),
  );

  it.each(['/signs/caf%C3%A9', '/Admin/Categories/', '/admin/categories/7'])(
    'is signed for the page %s',
    async (path) => {
      expect(await nonceFor(path)).toEqual(expect.any(String));
    },
  );

  it.each(['/', '/unknown', '/signs/open/1', '/admin/unknown', '/%E0%A4%A', '/api/%E0%A4%A'])(
    'is not signed for “%s”, which is no page of the release set',
    async (path) => {
      expect(await nonceFor(path)).toBeNull();
    },
  );
});

test('a nonce request without a page gets 400', async () => {
  expect((await fetch(`${gateway.origin}/telemetry/nonce`)).status).toBe(400);
});

describe('request without a route', () => {
  it('gets 404 in the error format of the API', async () => {
    const response = await fetch(`${gateway.origin}/nothing`, { method: 'POST' });

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      error: 'not_found',
      request_id: response.headers.get('x-request-id'),
    });
  });
});
