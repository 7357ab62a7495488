import type { Socket } from 'node:net';
import { setImmediate as nextLoop } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const intervalMs = 50;

interface PromptCloseOptions {
  /** time (ms) that idle connections stay open, so that a request which is already on the network is served */
  graceMs?: number;
}

/**
 * Closes the server without failing a request: serves every request that arrives on an open connection and then closes
 * that connection. Closes idle connections after `graceMs`, also new ones without any data, which Node.js would keep open
 * for a minute. The Fastify instance needs `return503OnClosing: false`.
 */
export const promptClose = fastifyPlugin(async (app: FastifyInstance, { graceMs = 0 }: PromptCloseOptions) => {
  const { server } = app;
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  app.addHook('preClose', async () => {
    const closeIdle = server.closeIdleConnections.bind(server);
    // `close` calls it immediately, which would reset a connection whose request has arrived but is not read yet
    server.closeIdleConnections = () => {};
    const closeUnused = () => {
      closeIdle();
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    };
    const grace = setTimeout(() => {
      // `setImmediate` runs after the phase of the event loop that reads from sockets
      const timer = setInterval(() => setImmediate(closeUnused), intervalMs).unref();
      server.once('close', () => clearInterval(timer));
    }, graceMs).unref();
    server.once('close', () => clearTimeout(grace));
    // Fastify stops listening next; pending connections are accepted in the phase before
    await nextLoop();
  });
});
