import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedPurge {
  method: string;
  tags: string | undefined;
  authorization: string | undefined;
  body: string;
}

/** Starts the purge endpoint of a CDN. It records each purge and responds with `status` once `mayRespond` resolves. */
export async function openCdn() {
  const purges: ReceivedPurge[] = [];
  const cdn = { status: 200, mayRespond: Promise.resolve(), purges, url: '', close: async () => {} };
  const record = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const { 'cache-tag': tags, authorization } = request.headers;
    purges.push({ method: request.method ?? '', tags: tags?.toString(), authorization, body });
    await cdn.mayRespond;
    response.writeHead(cdn.status).end();
  };
  const server = createServer((request, response) => void record(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cdn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
  cdn.close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return cdn;
}
