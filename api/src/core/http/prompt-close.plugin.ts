import type { Socket } from 'node:net';
import { setImmediate as nextLoop } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const intervalMs = 50;

interface PromptCloseOptions {
  /** how long connections without a request stay open, so that a request which is on its way is served */
  graceMs?: number;
}

/**
 * Closes the server without failing a request: every request that arrives on an open connection is served, and its
 * answer ends the connection. Those that carry none are closed after `graceMs`, also new ones on which nothing was ever
 * sent, which Node would keep for a minute. The instance needs `return503OnClosing: false`.
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
    // `close` calls it at once; a request that has arrived, but was not read, would be answered with a reset
    server.closeIdleConnections = () => {};
    const closeUnused = () => {
      closeIdle();
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    };
    const grace = setTimeout(() => {
      // in the phase after the one that reads from sockets
      const timer = setInterval(() => setImmediate(closeUnused), intervalMs).unref();
      server.once('close', () => clearInterval(timer));
    }, graceMs).unref();
    server.once('close', () => clearTimeout(grace));
    // the next step stops listening: connections that wait have been accepted in the phase before this one
    await nextLoop();
  });
});
