import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyRequest } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';
import { developmentFiles, type DevelopmentMessage } from '@lumora/shared-contract';
import { ReleaseError } from '@lumora/releases/release-error';
import { errorCode } from '@lumora/shared-contract/error-code';
import { readManifest, type ModuleFolder } from '../publish/module-folders.ts';

interface ServerOptions {
  module: ModuleFolder;
  /** folder of the built files */
  out: string;
  port: number;
  /** origin of the product, whose pages alone may read what is served */
  product: string;
}

export interface DevelopmentServer {
  origin: string;
  notify(news: DevelopmentMessage): void;
  close(): Promise<void>;
}

/** Serves a development build to the product's pages on this machine, and tells them of each new one. */
export async function openDevelopmentServer({ module, out, port, product }: ServerOptions): Promise<DevelopmentServer> {
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    if (!isForProduct(request)) return reply.code(403).send(`This is for pages of ${product} only.`);
    // not returned: Fastify takes a returned reply for one that is answered
    reply.headers({ 'access-control-allow-origin': product, 'cache-control': 'no-store', vary: 'origin' });
  });
  app.get(developmentFiles.manifest, () => readManifest(module, { isFresh: true }));
  await app.register(fastifyStatic, { root: out, cacheControl: false });
  const address = await listen();

  const sockets = new WebSocketServer({
    server: app.server,
    verifyClient: ({ origin }: { origin: string }) => origin === product,
  });
  let latest: DevelopmentMessage | undefined;
  sockets.on('connection', (socket: WebSocket) => {
    // whoever comes now has the newest console
    if (latest) send(socket, latest.state === 'built' ? { ...latest, isConsoleNew: false } : latest);
  });

  /** Pictures are shown without being read, so browsers name no origin for them. */
  function isForProduct({ headers }: FastifyRequest): boolean {
    return headers.origin === product || headers['sec-fetch-dest'] === 'image';
  }

  async function listen(): Promise<string> {
    try {
      return await app.listen({ port, host: '127.0.0.1' });
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error;
      throw new ReleaseError('port_taken', `Port ${port} is taken: end what uses it, or choose another with --port.`);
    }
  }

  return {
    origin: address,
    notify(news) {
      latest = news;
      for (const socket of sockets.clients) send(socket, news);
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await app.close();
    },
  };
}

function send(socket: WebSocket, news: DevelopmentMessage): void {
  socket.send(JSON.stringify(news));
}
