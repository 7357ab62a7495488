import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { openSocket, sendSlowly } from '@lumora/shared-contract/slow-client';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { readConfig } from '../config/config.ts';
import { createServer } from './server.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let api: FastifyInstance;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  workspace = await temporaryStore();
  api = Fastify();
  // larger than all socket buffers together
  api.get('/api/large', async () => Buffer.alloc(32 * 1024 * 1024));
  const config = readConfig({
    STORE_URL: workspace.folder,
    API_URL: `${await api.listen({ port: 0, host: '127.0.0.1' })}/api`,
    HEADERS_SECONDS: '1',
    REQUEST_SECONDS: '2',
    READ_SECONDS: '1',
    MAX_CONNECTIONS: '10',
  });
  app = await createServer(config, 0, null, pino({ level: 'silent' }));
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await api.close();
  await workspace.remove();
});

const connections = () => promisify(app.server.getConnections.bind(app.server))();
const noConnection = () => pollUntil(connections, (count) => count === 0);
const ask = async () => (await fetch(`${origin}/release-set`, { headers: { connection: 'close' } })).status;

describe('a server', () => {
  it('responds with 408 to a client that sends its headers byte by byte', async () => {
    expect(await sendSlowly(origin, 'GET / HTTP/1.1\r\nhost: shop\r\nx-slow: ')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('responds with 408 to a client that sends its body byte by byte', async () => {
    const head = 'POST /telemetry HTTP/1.1\r\nhost: shop\r\ncontent-type: text/plain\r\ncontent-length: 4000\r\n\r\n';

    expect(await sendSlowly(origin, head)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('closes the connection of a client that does not read its response, and serves others meanwhile', async () => {
    await noConnection();
    const socket = await openSocket(origin);
    socket.pause().on('error', () => undefined);
    socket.write('GET /api/large HTTP/1.1\r\nhost: shop\r\n\r\n');

    expect(await ask()).toBe(200);
    await pollUntil(connections, (count) => count === 1);
    await noConnection();
    socket.destroy();
  });

  it('closes a connection above the limit, and accepts others below it', async () => {
    await noConnection();
    const sockets = await Promise.all(Array.from({ length: 10 }, () => openSocket(origin)));

    await expect(ask()).rejects.toThrow('fetch failed');
    for (const socket of sockets) socket.destroy();
    await noConnection();
    expect(await ask()).toBe(200);
  });
});
