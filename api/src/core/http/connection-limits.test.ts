import { expect, test } from '@jest/globals';
import { sendSlowly } from '@lumora/shared-contract/slow-client';
import { useTestApp } from '../../../testing/test-app.ts';
import { testConnectionLimits } from '../../../testing/connection-limits.ts';

const connectionLimits = { ...testConnectionLimits, headersTimeoutMs: 1_000, requestTimeoutMs: 2_000 };
const shop = useTestApp({ connectionLimits });

test('a client that sends its headers byte by byte receives 408', async () => {
  expect(await sendSlowly(shop.origin, 'GET /api/shop HTTP/1.1\r\nhost: shop\r\nx-slow: ')).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client that sends its body byte by byte receives 408, while other clients are served', async () => {
  const head =
    'POST /api/admin/login HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n';
  const slow = sendSlowly(shop.origin, head);

  expect((await shop.get('/shop')).status).toBe(200);
  expect(await slow).toMatch(/^HTTP\/1\.1 408 /);
});
