import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createHttp } from './http-client.ts';
import { createSessionStore } from './session-store.ts';

let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*');
    if (request.url === '/api/too-large' && request.method === 'POST') response.statusCode = 413;
    request.resume().on('end', () => response.end(JSON.stringify({ message: 'Image is too large' })));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});

afterAll(() => new Promise((closed) => server.close(closed)));

function createClient() {
  const { port } = server.address() as AddressInfo; // a string only for a pipe; this server listens on TCP
  const http = createHttp(createSessionStore(window));
  http.configure({ baseUrl: `http://127.0.0.1:${port}/api` });
  return http;
}

function form() {
  const upload = new FormData();
  upload.append('imageFile', new File(['x'.repeat(200_000)], 'sign.png', { type: 'image/png' }));
  return upload;
}

test('http.post reports the progress of an upload up to 1', async () => {
  const seen: number[] = [];

  const response = await createClient().post('/images', form(), { onProgress: (fraction) => seen.push(fraction) });

  expect(response).toEqual({ message: 'Image is too large' });
  expect(seen.at(-1)).toBe(1);
});

test('an upload rejects with HttpError when the server responds with an error', async () => {
  const upload = createClient().post('/too-large', form(), { onProgress: () => {} });

  await expect(upload).rejects.toMatchObject({ name: 'HttpError', status: 413, message: 'Image is too large' });
});

test('an upload rejects with "canceled" after an abort', async () => {
  const caller = new AbortController();
  const upload = createClient().post('/images', form(), { onProgress: () => {}, signal: caller.signal });

  caller.abort();

  await expect(upload).rejects.toMatchObject({ code: 'canceled' });
});

test('an upload rejects with the advice to check the connection when it fails', async () => {
  const http = createHttp(createSessionStore(window));
  http.configure({ baseUrl: 'http://127.0.0.1:9/api' });

  await expect(http.post('/images', form(), { onProgress: () => {} })).rejects.toMatchObject({
    message: 'Network Error. Check your connection and try again.',
  });
});
