import { expect, test } from '@jest/globals';
import { useTestApp } from '../../testing/test-app.ts';

const token = 'token of the metrics';
const shop = useTestApp({ metricsAccess: { token } });

const readMetrics = (authorization?: string) =>
  fetch(`${shop.origin}/metrics`, authorization === undefined ? {} : { headers: { authorization } });

test('the server serves health, readiness and metrics', async () => {
  await shop.get('/home');

  const health = await fetch(`${shop.origin}/healthz`);
  const ready = await fetch(`${shop.origin}/readyz`);
  const metrics = await (await readMetrics(`Bearer ${token}`)).text();

  expect([health.status, ready.status]).toEqual([200, 200]);
  expect(metrics).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/home",status="200"\} \d/);
  expect(metrics).toContain('database_connections{state="waiting"} 0');
  expect(metrics).toContain('process_resident_memory_bytes');
});

test.each([undefined, 'Bearer token', `Basic ${token}`, token])(
  'the server responds with 401 to a metrics request with the authorization %s',
  async (authorization) => {
    const response = await readMetrics(authorization);

    expect(response.status).toBe(401);
    expect(await response.text()).toBe('');
  },
);
