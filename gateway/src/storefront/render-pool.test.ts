import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { releaseFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { openGateway, type OpenGateway } from '../../testing/open-gateway.ts';
import { storefrontServer } from '../../testing/storefront-server.ts';
import type { RenderLimits } from './render-pool.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let gateway: OpenGateway;

beforeEach(async () => {
  workspace = await temporaryStore();
  const shell = { files: {}, console: { entry: 'entry.js', preload: { scripts: [], styles: [] } } };
  await releaseFixture(workspace.store, 'shell', shell);
  await releaseFixture(workspace.store, 'mf-storefront', { files: { 'server/server.mjs': storefrontServer } });
});
afterEach(async () => {
  await gateway.close();
  await workspace.remove();
});

const open = async (limits: Partial<RenderLimits>) => void (gateway = await openGateway(workspace.store, { limits }));

/** Requests all pages in parallel and returns their statuses. */
const statuses = async (paths: string[]) => {
  const pages = await Promise.all(paths.map((path) => gateway.visit(path)));
  return pages.map(({ status }) => status);
};

describe('RenderPool', () => {
  it('does not count the time in which a worker gets no CPU', async () => {
    await open({ cpuMs: 300 });

    expect(await statuses(['/starved/1', '/starved/2', '/starved/3'])).toEqual([200, 200, 200]);
  });

  it('does not pause or report failures when a busy machine cannot finish pages', async () => {
    await open({ wallMs: 300 });

    expect(await statuses(['/starved/1', '/starved/2', '/starved/3'])).toEqual([503, 503, 503]);
    expect(await statuses(['/next'])).toEqual([200]);
    const owner = { authorization: 'Bearer owner' };
    const { body } = await gateway.visit('/api/admin/releases', owner);
    expect(body).not.toContain('Not rendered');
  });

  it('pauses after repeated hangs', async () => {
    await open({ cpuMs: 200, pauseMs: 500 });
    for (const page of [1, 2, 3]) await gateway.visit(`/hangs/${page}`);

    expect(await gateway.visit('/paused')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    await pollUntil(
      () => gateway.visit('/paused'),
      ({ status }) => status === 200,
    );
  });

  it('pauses after repeated endless waits', async () => {
    await open({ wallMs: 500, maxWorkers: 1 });
    await statuses(['/waits/1', '/waits/2', '/waits/3']);

    expect(await statuses(['/paused'])).toEqual([503]);
  });

  it.each([
    ['/throws', 'error'],
    ['/functions', 'error'],
    ['/exits', 'crash'],
  ])('counts the failure at %s as “%s”', async (url, reason) => {
    await open({});

    expect(await statuses([url])).toEqual([503]);

    const release = gateway.live.setFor().find('storefront')?.release.id;
    const failures = await gateway.metric(`lumora_render_failures_total{release="${release}",reason="${reason}"}`);
    expect(failures).toMatch(/ 1$/);
  });

  it('starts another worker while one waits for the API', async () => {
    await open({ maxWorkers: 2 });
    const held = gateway.visit('/held');
    await gateway.api.arrival;

    expect(await statuses(['/next'])).toEqual([200]);
    gateway.api.open();
    expect((await held).status).toBe(200);
  });
});
