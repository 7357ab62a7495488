import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyRequest } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';
import type { DevelopmentMessage } from '@lumora/shared-contract/releases';
import { ReleaseError } from '@lumora/releases/release-error';
import { errorCode } from '@lumora/shared-contract/error-code';

interface ServerOptions {
  /** folder of the built files */
  out: string;
  port: number;
  /** origin of the product; only its pages may read the files */
  product: string;
}

/** A running server of a development build. */
export interface DevelopmentServer {
  origin: string;
  /** Sends the result of a build to every open page. */
  notify(result: DevelopmentMessage): void;
  close(): Promise<void>;
}

/**
 * Serves a development build to pages of the product, and sends them the result of each build over a WebSocket. Throws
 * `ReleaseError` `port_taken`.
 */
export async function openDevelopmentServer({ out, port, product }: ServerOptions): Promise<DevelopmentServer> {
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    if (!isForProduct(request)) return reply.code(403).send(`Only pages of ${product} may load these files.`);
    // not returned: Fastify treats a returned reply as sent
    reply.headers({ 'access-control-allow-origin': product, 'cache-control': 'no-store', vary: 'origin' });
  });
  await app.register(fastifyStatic, { root: out, cacheControl: false });
  const url = await listen();

  const sockets = new WebSocketServer({
    server: app.server,
    verifyClient: ({ origin }: { origin: string }) => origin === product,
  });
  let latest: DevelopmentMessage | undefined;
  sockets.on('connection', (socket: WebSocket) => {
    // a page that connects now has loaded the latest console
    if (latest) send(socket, latest.state === 'built' ? { ...latest, isConsoleNew: false } : latest);
  });

  /** Browsers send no origin with image requests. */
  function isForProduct({ headers }: FastifyRequest): boolean {
    return headers.origin === product || headers['sec-fetch-dest'] === 'image';
  }

  async function listen(): Promise<string> {
    try {
      return await app.listen({ port, host: '127.0.0.1' });
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error;
      throw new ReleaseError(
        'port_taken',
        `Port ${port} is in use. Stop that process, or choose another port with --port.`,
      );
    }
  }

  return {
    origin: url,
    notify(result) {
      latest = result;
      for (const socket of sockets.clients) send(socket, result);
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await app.close();
    },
  };
}

function send(socket: WebSocket, result: DevelopmentMessage): void {
  socket.send(JSON.stringify(result));
}
