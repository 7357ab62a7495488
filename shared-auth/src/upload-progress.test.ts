import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createHttp } from './http-client.ts';
import { createSessionStore } from './session-store.ts';

let server: Server;

beforeAll(async () => {
  server = createServer((request, reply) => {
    reply.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*');
    if (request.url === '/api/refused' && request.method === 'POST') reply.statusCode = 413;
    request.resume().on('end', () => reply.end(JSON.stringify({ message: 'Image is too large' })));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});

afterAll(() => new Promise((closed) => server.close(closed)));

function clientOfServer() {
  const { port } = server.address() as AddressInfo; // listens on TCP, so never a pipe's name
  const http = createHttp(createSessionStore(window));
  http.configure({ baseUrl: `http://127.0.0.1:${port}/api` });
  return http;
}

function form() {
  const upload = new FormData();
  upload.append('imageFile', new File(['x'.repeat(200_000)], 'sign.png', { type: 'image/png' }));
  return upload;
}

it('tells how much of an upload has gone out', async () => {
  const seen: number[] = [];

  const answer = await clientOfServer().post('/images', form(), { onProgress: (fraction) => seen.push(fraction) });

  expect(answer).toEqual({ message: 'Image is too large' });
  expect(seen.at(-1)).toBe(1);
});

it('fails like every other call', async () => {
  const upload = clientOfServer().post('/refused', form(), { onProgress: () => {} });

  await expect(upload).rejects.toMatchObject({ name: 'HttpError', status: 413, message: 'Image is too large' });
});

it('can be given up', async () => {
  const caller = new AbortController();
  const upload = clientOfServer().post('/images', form(), { onProgress: () => {}, signal: caller.signal });

  caller.abort();

  await expect(upload).rejects.toMatchObject({ code: 'canceled' });
});

it('calls a dead line a network error', async () => {
  const http = createHttp(createSessionStore(window));
  http.configure({ baseUrl: 'http://127.0.0.1:9/api' });

  await expect(http.post('/images', form(), { onProgress: () => {} })).rejects.toMatchObject({
    message: 'Network Error',
  });
});
