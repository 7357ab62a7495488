import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { closeServer } from '../start/close-server.ts';
import { openBalancer } from './balancer.ts';

const open: FastifyInstance[] = [];
let balancer: string;
let processes: Awaited<ReturnType<typeof startProcess>>[];

/** Starts a server with slow responses, as those of pages. */
async function startProcess(port: number) {
  const app = Fastify({ keepAliveTimeout: 60_000 });
  app.get('/readyz', async () => 'ready');
  app.get('/', async () => new Promise((resolve) => setTimeout(resolve, 20, 'page')));
  open.push(app);
  return { app, origin: await app.listen({ port, host: '127.0.0.1' }) };
}

beforeAll(async () => {
  processes = [await startProcess(0), await startProcess(0)];
  const app = await openBalancer(processes.map(({ origin }) => origin));
  balancer = await app.listen({ port: 0, host: '127.0.0.1' });
  open.push(app);
});
afterAll(() => Promise.all(open.map((app) => app.close())));

test('no request fails while processes restart one after the other', async () => {
  const outcomes = new Set<string>();
  const load = { isOver: false };
  const visitors = Array.from({ length: 8 }, async () => {
    while (!load.isOver) outcomes.add(await fetch(balancer).then((response) => response.text(), String));
  });
  for (const { app, origin } of processes) {
    await closeServer(app, 1_000);
    const next = await startProcess(Number(new URL(origin).port));
    // the balancer must detect it before the next process stops
    await new Promise<void>((resolve) =>
      next.app.server.prependListener('request', ({ url }) => url === '/' && resolve()),
    );
  }
  load.isOver = true;
  await Promise.all(visitors);

  expect([...outcomes]).toEqual(['page']);
});

test('a process that shuts down responds with 503 on /readyz and still serves other requests', async () => {
  const { app, origin } = await startProcess(0);
  const leaving = closeServer(app, 1_000);
  const ready = await fetch(`${origin}/readyz`);
  const page = await fetch(origin);

  expect({ ready: ready.status, page: await page.text() }).toEqual({ ready: 503, page: 'page' });
  expect(page.headers.get('connection')).toBe('close');
  await leaving;
});
