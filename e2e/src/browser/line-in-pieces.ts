import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Size and number of the pieces, about the first screen of a page's body; the rest is sent at once. */
const pieceBytes = 150;
const pieceCount = 100;
/** Delay (ms) between two pieces: longer than a frame, so that each is painted. */
const pace = 20;

/** Starts a proxy of the product at `origin` that sends the bodies of pages in small pieces. */
export async function lineInPieces(origin: string): Promise<{ url: string; cut: () => void }> {
  const server = createServer((request, response) => {
    pass(request, response, origin).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, cut };
}

/** Telemetry is not forwarded. */
async function pass({ method, url }: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
  if (method !== 'GET') return void response.writeHead(204).end();
  const source = await fetch(origin + url);
  const body = Buffer.from(await source.arrayBuffer());
  for (const [name, value] of source.headers) {
    if (!/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name)) response.setHeader(name, value);
  }
  response.writeHead(source.status);
  const start = body.indexOf('<body');
  if (source.headers.get('content-type')?.startsWith('text/html') !== true || start < 0) return void response.end(body);

  response.write(body.subarray(0, start));
  const end = start + pieceCount * pieceBytes;
  for (let at = start; at < end; at += pieceBytes) {
    response.write(body.subarray(at, at + pieceBytes));
    await pause(pace);
  }
  response.end(body.subarray(end));
}
