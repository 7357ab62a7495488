import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

interface ServedHost {
  url: string;
  stop(): Promise<void>;
}

interface HostSite {
  /** output folder of `buildHost` */
  folder: string;
  /** the remote's container and the URL of its entry */
  container: string;
  entry: string;
  /** origin that serves /api and /media */
  backend: string;
}

/** Serves the foreign host on an origin of its own. Every path that is no file returns its page. */
export async function serveHost({ folder, container, entry, backend }: HostSite): Promise<ServedHost> {
  const server = createServer((request, response) => void send(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const source = await respond(request);
      const body = Buffer.from(await source.arrayBuffer());
      response.writeHead(source.status, { 'content-type': source.headers.get('content-type') ?? '' }).end(body);
    } catch (error) {
      response.writeHead(502).end(String(error));
    }
  }

  async function respond({ url = '/', headers: { authorization } }: IncomingMessage): Promise<Response> {
    if (/^\/(api|media)\//.test(url)) return fetch(backend + url, { headers: authorization ? { authorization } : {} });
    const type = fileTypes[url];
    if (type === undefined) return new Response(page(container, entry), { headers: { 'content-type': 'text/html' } });
    return new Response(await readFile(path.join(folder, url)), { headers: { 'content-type': type } });
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const fileTypes: Record<string, string> = { '/host.js': 'text/javascript', '/host.css': 'text/css' };

const page = (container: string, entry: string) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>A foreign host</title>
  <link rel="icon" href="data:," />
  <link rel="stylesheet" href="/host.css" />
  <div id="root" data-container="${container}" data-entry="${entry}"></div>
  <script src="/host.js"></script>
</html>`;
