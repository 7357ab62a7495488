import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Bytes of a piece, and how many of them hold a page's first screen: the rest of it comes at once. */
const piece = 150;
const pieces = 100;
/** Between two pieces (ms): longer than a frame, so that each is drawn. */
const pace = 20;

/** A line to the product at `origin` that brings the bodies of its pages in small pieces. */
export async function lineInPieces(origin: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => void pass(request, response, origin));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** What a visit reports of itself is not passed on. */
async function pass({ method, url }: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
  if (method !== 'GET') return void response.writeHead(204).end();
  const answer = await fetch(origin + url);
  const body = Buffer.from(await answer.arrayBuffer());
  for (const [name, value] of answer.headers) {
    if (!/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name)) response.setHeader(name, value);
  }
  response.writeHead(answer.status);
  const start = body.indexOf('<body');
  if (answer.headers.get('content-type')?.startsWith('text/html') !== true || start < 0) return void response.end(body);

  response.write(body.subarray(0, start));
  for (let n = 0; n < pieces; n += 1) {
    response.write(body.subarray(start + n * piece, start + (n + 1) * piece));
    await pause(pace);
  }
  response.end(body.subarray(start + pieces * piece));
}
