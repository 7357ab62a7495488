import { expect, test } from '@jest/globals';
import { useTestApp } from '../../testing/test-app.ts';

const shop = useTestApp();

test('health, readiness and metrics are served', async () => {
  await shop.get('/home');

  const health = await fetch(`${shop.origin}/healthz`);
  const ready = await fetch(`${shop.origin}/readyz`);
  const metrics = await (await fetch(`${shop.origin}/metrics`)).text();

  expect([health.status, ready.status]).toEqual([200, 200]);
  expect(metrics).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/home",status="200"\} \d/);
  expect(metrics).toContain('database_connections{state="waiting"} 0');
  expect(metrics).toContain('process_resident_memory_bytes');
});
