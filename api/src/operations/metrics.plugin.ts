import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, type Registry } from 'prom-client';

/** Who may read `/metrics`: without `port` and without `token` nobody. */
export interface MetricsAccess {
  /** port of a listener that serves `/metrics` alone, to everyone who reaches it; 0 takes a free one */
  port?: number | undefined;
  /** address that this listener is bound to */
  host?: string | undefined;
  /** bearer token with which the server itself serves `/metrics` */
  token?: string | undefined;
}

export interface MetricsOptions {
  registry: Registry;
  access: MetricsAccess;
}

/**
 * Adds the figures of the process to `registry`, and serves what it holds: on a port of its own, or on the server's own port with the token. Without a token the
 * server answers `/metrics` with 404. Rejects when the port cannot be had.
 */
export const metrics = fastifyPlugin(async (server: FastifyInstance, { registry, access }: MetricsOptions) => {
  const { port, host = '127.0.0.1', token } = access;
  collectDefaultMetrics({ register: registry });
  server.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (token === undefined) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
    if (!hasToken(request, token)) return reply.code(401).header('www-authenticate', 'Bearer').send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  if (port === undefined) return;
  const listener = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        server.log.error({ err: error }, 'The metrics cannot be read.');
        response.writeHead(500).end();
      },
    );
  });
  await listen(listener, port, host);
  server.log.info({ address: listener.address() }, 'Metrics are served.');
  server.addHook('onClose', async () => {
    listener.closeAllConnections();
    listener.close();
  });
});

/** Compares digests, whose length is always the same: the time taken says nothing of the token. */
function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

function listen(listener: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(port, host, resolve);
  });
}
