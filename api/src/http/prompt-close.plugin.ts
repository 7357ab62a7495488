import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const intervalMs = 50;

/** While the server closes, connections are let go of as their last request ends; Node would keep them for another minute. */
export const promptClose = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), intervalMs).unref();
    app.server.once('close', () => clearInterval(timer));
  });
});
