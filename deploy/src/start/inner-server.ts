import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { boundPort } from './bound-port.ts';

/**
 * Opens a second listener of `app` on a free loopback port and returns its origin. This process calls its own API there,
 * because pages in rendering need the API after the public listener is closed.
 */
export async function openInnerServer(app: FastifyInstance): Promise<string> {
  const inner = createServer((request, response) => app.routing(request, response));
  inner.listen(0, '127.0.0.1');
  await once(inner, 'listening');
  // Fastify runs these hooks after the last public connection has ended
  app.addHook('onClose', async () => {
    inner.close();
    inner.closeAllConnections();
  });
  return `http://127.0.0.1:${boundPort(inner)}`;
}
