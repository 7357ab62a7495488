import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { releaseFixture, temporaryStore } from '../../testing/fixture-releases.ts';
import { openGateway, type OpenGateway } from '../../testing/open-gateway.ts';

let place: Awaited<ReturnType<typeof temporaryStore>>;
let gateway: OpenGateway;
let release: string;

beforeEach(async () => {
  place = await temporaryStore();
  release = (await releaseFixture(place.store, 'mf-taxonomy', { files: {} })).id;
  gateway = await openGateway(place.store);
});
afterEach(async () => {
  await gateway.close();
  await place.remove();
});

/** As `navigator.sendBeacon` sends a string. */
async function beacon(body: unknown): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (await fetch(`${gateway.address}/telemetry`, { method: 'POST', body: text })).status;
}

describe('a report from a browser', () => {
  it('is counted under its module and release, and a failure is logged', async () => {
    const report = { module: 'mf-taxonomy', release, id: '1a2b3c4d', path: '/admin/categories' };

    expect(await beacon({ ...report, kind: 'load', ms: 120 })).toBe(204);
    expect(await beacon({ ...report, kind: 'error', message: 'ChunkLoadError: 404' })).toBe(204);
    const labels = `module="mf-taxonomy",release="${release}"`;
    expect(await gateway.metric(`lumora_module_events_total{${labels},kind="error"}`)).toMatch(/ 1$/);
    expect(await gateway.metric(`lumora_module_load_seconds_sum{${labels}}`)).toMatch(/ 0.12$/);
    expect(gateway.log.at(-1)?.facts).toMatchObject({ id: '1a2b3c4d', message: 'ChunkLoadError: 404' });
  });

  it('of a release that nobody knows cannot fill the metrics with names', async () => {
    await beacon({ module: 'mf-taxonomy', release: '6.6.6-invented', kind: 'load' });

    expect(await gateway.metric('lumora_module_events_total{module="other",release="other",kind="load"}')).toMatch(
      / 1$/,
    );
  });

  it.each([
    ['no JSON', 'hello', 400],
    ['an unknown kind', { module: 'shell', release: '1', kind: 'rant' }, 400],
    ['a wrong type', { module: 'shell', release: '1', kind: 'load', ms: 'long' }, 400],
    ['nothing', '', 400],
    ['far too much', { module: 'shell', release: '1', kind: 'error', message: 'x'.repeat(9_000) }, 413],
  ])('that is %s is refused', async (_what, body, status) => {
    expect(await beacon(body)).toBe(status);
  });

  it('is refused after sixty in a minute', async () => {
    const report = { module: 'mf-taxonomy', release, kind: 'load' };
    const statuses = await Promise.all(Array.from({ length: 65 }, () => beacon(report)));

    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('a request that nothing answers', () => {
  it('is refused in the shape of the API', async () => {
    const response = await fetch(`${gateway.address}/nothing`, { method: 'POST' });

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      error: 'not_found',
      request_id: response.headers.get('x-request-id'),
    });
  });
});
