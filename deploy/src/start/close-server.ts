import type { FastifyInstance } from 'fastify';

/** Takes no new requests and lets those in flight finish. A connection whose request ends only now would otherwise wait for its next one. */
export async function closeServer(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close();
  clearInterval(sweep);
}
