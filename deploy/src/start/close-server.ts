import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time (ms) in which connections without a request stay open while the process ends. */
export const closeGraceMs = 500;

/**
 * Closes the server after the requests in flight. For `shutdownDelayMs` before that, it serves requests, but `/readyz`
 * responds with 503 and every response closes its connection, so that a balancer removes it and no request fails.
 */
export async function closeServer(app: FastifyInstance, shutdownDelayMs = 0): Promise<void> {
  if (shutdownDelayMs > 0) {
    announceShutdown(app.server);
    await pause(shutdownDelayMs);
  }
  await app.close();
}

/** Wraps the request handlers, because hooks cannot be added to a listening application. */
function announceShutdown(server: Server): void {
  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('connection', 'close');
    if (request.url === '/readyz') response.writeHead(503).end('{"status":"shutting down"}');
    else for (const handle of handlers) handle.call(server, request, response);
  });
}
