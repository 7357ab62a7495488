import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Opens a second listener of `app`, on a free port of the loopback address, and returns its origin. Calls of this process
 * to its own API go there: pages that are being rendered need it after the public one takes no more connections.
 */
export async function openInnerServer(app: FastifyInstance): Promise<string> {
  const inner = createServer((request, response) => app.routing(request, response));
  inner.listen(0, '127.0.0.1');
  await once(inner, 'listening');
  // Fastify runs these hooks once the last connection from outside has ended
  app.addHook('onClose', async () => {
    inner.close();
    inner.closeAllConnections();
  });
  const { port } = inner.address() as AddressInfo; // it listens on a port
  return `http://127.0.0.1:${port}`;
}
