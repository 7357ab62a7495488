import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, type Registry } from 'prom-client';

/** Access to `/metrics`. Without `port` and without `token` it is not served. */
export interface MetricsAccess {
  /** port of a separate listener that serves only `/metrics`, without authentication; 0 selects a free port */
  port?: number | undefined;
  /** IP address or host name on which this listener listens; 127.0.0.1 by default */
  host?: string | undefined;
  /** Bearer token that `/metrics` on the server's own port requires */
  token?: string | undefined;
}

export interface MetricsOptions {
  registry: Registry;
  access: MetricsAccess;
}

/**
 * Adds the default metrics of the process to `registry` and serves the registry in the Prometheus format: on a separate
 * port, or at `/metrics` of the server with a token. Without a configured token the server responds with 404, with a
 * wrong token with 401. Rejects when the port is not available.
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

/** Compares digests of equal length in constant time, so that the response time reveals nothing about the token. */
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
