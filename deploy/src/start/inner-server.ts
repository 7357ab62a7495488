import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

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
  const { port } = inner.address() as AddressInfo; // it listens on a port
  return `http://127.0.0.1:${port}`;
}
