import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Takes no new requests and lets those in flight finish. For `leaveTime` (ms) before, it serves on, but says so:
 * `/readyz` answers 503 and every answer ends its connection, so that a balancer turns to others and no request fails.
 */
export async function closeServer(app: FastifyInstance, leaveTime = 0): Promise<void> {
  if (leaveTime > 0) {
    sayLeaving(app.server);
    await pause(leaveTime);
  }
  // a connection whose request ends only now would otherwise wait for its next one
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close();
  clearInterval(sweep);
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
