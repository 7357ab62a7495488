import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long (ms) connections without a request stay open while a process ends. */
export const closeGraceMs = 500;

/**
 * Takes no new connections and lets requests in flight finish. For `shutdownDelayMs` (ms) before, it serves on, but says so:
 * `/readyz` answers 503 and every answer ends its connection, so that a balancer turns to others and no request fails.
 */
export async function closeServer(app: FastifyInstance, shutdownDelayMs = 0): Promise<void> {
  if (shutdownDelayMs > 0) {
    sayLeaving(app.server);
    await pause(shutdownDelayMs);
  }
  await app.close();
}

/** On the server itself: an application that is open takes no more hooks. */
function sayLeaving(server: Server): void {
  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('connection', 'close');
    if (request.url === '/readyz') response.writeHead(503).end('{"status":"leaving"}');
    else for (const handle of handlers) handle.call(server, request, response);
  });
}
