import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promptClose } from '@lumora/api';
import Fastify, { type FastifyInstance } from 'fastify';
import { closeServer } from './close-server.ts';

let app: FastifyInstance;
let origin: string;
let finish: () => void;
let arrived: Promise<void>;

beforeEach(async () => {
  app = Fastify({ keepAliveTimeout: 60_000, return503OnClosing: false });
  await app.register(promptClose, { graceMs: 500 });
  const held = new Promise<void>((resolve) => (finish = resolve));
  arrived = new Promise<void>((resolve) => {
    app.get('/', async () => {
      resolve();
      await held;
      return 'done';
    });
  });
  app.get('/next', async () => 'next');
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Opens a connection with a function to write to it, and collects the received text. */
async function openConnection(): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', (part) => (text += String(part)));
  await once(socket, 'connect');
  return { socket, received: () => text };
}

test('a closing server finishes the request in flight and then closes its connection', async () => {
  const text = fetch(origin).then((response) => response.text());
  await arrived;

  const closed = closeServer(app);
  finish();

  expect(await text).toBe('done');
  await closed;
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
});

test('a request on an open connection gets a response while the server closes, which closes the connection', async () => {
  const { socket, received } = await openConnection();
  socket.write('GET /next HTTP/1.1\r\nhost: lumora\r\n\r\n');
  await once(socket, 'data');

  const closed = closeServer(app);
  socket.write('GET /next?again HTTP/1.1\r\nhost: lumora\r\n\r\n');
  await Promise.all([once(socket, 'end'), closed]);

  expect(received().match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  expect(received()).toMatch(/connection: close/i);
});

test('an unused connection does not delay closing', async () => {
  const { socket } = await openConnection();

  const ended = once(socket, 'close');
  await closeServer(app);
  await ended;

  expect(socket.closed).toBe(true);
});
