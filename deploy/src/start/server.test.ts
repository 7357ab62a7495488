import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { readConfig } from '../config/config.ts';
import { freePort } from './free-port.ts';
import { createServer } from './server.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let elsewhere: FastifyInstance;
let app: FastifyInstance;
let origin: string;
let settings: Record<string, string>;

const serverWith = (env: Record<string, string>) => createServer(readConfig(env), 0, null, pino({ level: 'silent' }));

beforeAll(async () => {
  workspace = await temporaryStore();
  elsewhere = Fastify();
  elsewhere.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      error: 'not_found',
      at: `${request.method} ${request.url}`,
      client: request.headers['x-forwarded-for'],
    }),
  );
  const apiUrl = `${await elsewhere.listen({ port: 0, host: '127.0.0.1' })}/api`;
  // this test is not a trusted balancer
  settings = { STORE_URL: workspace.folder, API_URL: apiUrl, TRUST_PROXY: '10.0.0.0/8' };
  app = await serverWith(settings);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await elsewhere.close();
  await workspace.remove();
});

test.each([
  ['GET', '/api'],
  ['GET', '/api/nothing'],
  ['POST', '/api/nothing'],
  ['DELETE', '/api'],
] as const)('an API in another process responds to %s %s itself', async (method, url) => {
  const response = await fetch(origin + url, { method, headers: { accept: 'text/html' } });

  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: 'not_found', at: `${method} ${url}` });
});

test('an API in another process receives the real address of the client', async () => {
  const response = await fetch(`${origin}/api/nothing`, { headers: { 'x-forwarded-for': '203.0.113.7' } });

  expect(await response.json()).toMatchObject({ client: '127.0.0.1' });
});

test('a path that cannot be decoded is 404 in the shop and 400 in the API', async () => {
  const page = await fetch(`${origin}/%E0%A4%A`, { headers: { accept: 'text/html' } });
  const call = await fetch(`${origin}/api/%E0%A4%A`);

  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(call.status).toBe(400);
  expect(await call.json()).toMatchObject({ error: 'bad_request' });
});

test('/metrics is not available without METRICS_PORT and METRICS_TOKEN', async () => {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: 'Bearer undefined' } });

  expect(response.status).toBe(404);
});

test('/metrics is public on METRICS_PORT and requires METRICS_TOKEN on PORT', async () => {
  const port = await freePort(0, '127.0.0.1');
  const token = 'token of the metrics';
  const server = await serverWith({ ...settings, METRICS_PORT: String(port), METRICS_TOKEN: token });
  const own = await server.listen({ port: 0, host: '127.0.0.1' });
  try {
    const ofPort = await fetch(`http://127.0.0.1:${port}/metrics`);
    const withToken = await fetch(`${own}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    const withoutToken = await fetch(`${own}/metrics`);

    expect([ofPort.status, withToken.status, withoutToken.status]).toEqual([200, 200, 401]);
    expect(await ofPort.text()).toContain('lumora_live_release');
    expect(await withToken.text()).toContain('process_resident_memory_bytes');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  } finally {
    await server.close();
  }
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
});
